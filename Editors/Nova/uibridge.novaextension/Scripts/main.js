let client = null;

exports.activate = () => {
  client = new LanguageClient(
    "uibridge",
    "uibridge",
    { type: "stdio", path: "/usr/bin/env", args: ["uibridge", "lsp"] },
    { syntaxes: ["swift"] }
  );
  client.start();
};

exports.deactivate = () => {
  if (client) client.stop();
  client = null;
};

import TextModel

/// A service that runs the checks of a project, with what `uibridge init --adopt` writes for it. `Editors/CI` contains
/// the same recipes.
enum CIService: String, CaseIterable {
  case github, gitlab, bitrise

  /// The file or folder of a project that uses the service.
  var sign: FilePath {
    switch self {
    case .github: ".github"
    case .gitlab: ".gitlab-ci.yml"
    case .bitrise: "bitrise.yml"
    }
  }

  /// The path of the recipe in the project.
  var recipePath: FilePath {
    switch self {
    case .github: ".github/workflows/uibridge.yml"
    case .gitlab: ".gitlab/uibridge.yml"
    case .bitrise: ".bitrise/uibridge.yml"
    }
  }

  /// The step after which the service runs the recipe; nil if it finds the recipe itself.
  var instruction: String? {
    switch self {
    case .github: nil
    case .gitlab: "In .gitlab-ci.yml, add: include: .gitlab/uibridge.yml"
    case .bitrise: "Add the steps in .bitrise/uibridge.yml to your workflow in bitrise.yml."
    }
  }

  var recipe: String {
    switch self {
    case .github:
      """
      # GitHub Actions: annotates pull requests. This file belongs in .github/workflows/uibridge.yml.
      name: uibridge
      on:
        push: { branches: [main] }
        pull_request:
      permissions:
        contents: read
      jobs:
        lint:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - run: pipx run --spec uibridge==\(version) uibridge lint --format github

      """
    case .gitlab:
      """
      # GitLab: the code quality widget of merge requests. This file belongs in .gitlab/uibridge.yml. In .gitlab-ci.yml, add:
      # include: .gitlab/uibridge.yml
      uibridge:
        image: python:3-slim
        script:
          - pip install --quiet uibridge==\(version)
          - uibridge lint --format text --format gitlab=gl-code-quality-report.json
        artifacts:
          when: always
          reports:
            codequality: gl-code-quality-report.json
        rules:
          - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

      """
    case .bitrise:
      """
      # Bitrise: a workflow that shows problems among the test results. Add its steps to yours in bitrise.yml.
      format_version: "13"
      default_step_lib_source: https://github.com/bitrise-io/bitrise-steplib.git
      workflows:
        uibridge:
          steps:
            - git-clone@8: {}
            - script@1:
                title: uibridge
                inputs:
                  - content: |
                      #!/usr/bin/env bash
                      set -euo pipefail
                      if ! command -v uibridge >/dev/null; then
                        python3 -m venv /tmp/uibridge
                        /tmp/uibridge/bin/pip install --quiet uibridge==\(version)
                        PATH=/tmp/uibridge/bin:$PATH
                      fi
                      results=$BITRISE_TEST_RESULT_DIR/uibridge
                      mkdir -p "$results"
                      echo '{ "test-name": "uibridge" }' >"$results/test-info.json"
                      uibridge lint --format text --format "junit=$results/uibridge.xml"
            - deploy-to-bitrise-io@2:
                is_always_run: true

      """
    }
  }
}

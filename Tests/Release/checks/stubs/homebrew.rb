# A replacement for the parts of Homebrew that the formula uses. The archive comes from the folder RELEASE, and the files
# go to the folder PREFIX.
require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

class Folder < Pathname
  def install(names)
    mkpath
    pairs = names.is_a?(Hash) ? names : { names => File.basename(names) }
    pairs.each { |from, to| FileUtils.cp(from, self/to) }
  end

  def /(other) = Folder.new(join(other))
end

class Pathname
  def write(text) = File.write(self, text)
end

class Formula
  PREFIX = Folder.new(ENV.fetch("PREFIX"))
  class << self
    attr_reader :archive, :checksum, :tested

    def desc(text) = text.length <= 80 || raise("the description is too long")
    def homepage(_) = nil
    def version(_) = nil
    def license(_) = nil
    def depends_on(_) = nil
    def url(address) = @archive = address
    def sha256(sum) = @checksum = sum
    def test(&block) = @tested = block
    def on_macos = nil
    def on_linux = yield
    def on_arm = RUBY_PLATFORM.start_with?("aarch64") && yield
    def on_intel = RUBY_PLATFORM.start_with?("x86_64") && yield
  end

  def bin = PREFIX/"bin"
  def man1 = PREFIX/"share/man/man1"
  def bash_completion = PREFIX/"etc/bash_completion.d"
  def zsh_completion = PREFIX/"share/zsh/site-functions"
  def fish_completion = PREFIX/"share/fish/vendor_completions.d"
  def testpath = Pathname.pwd

  def shell_output(command, status)
    output = `#{command}`
    raise "#{command} ended with #{$?.exitstatus}" if $?.exitstatus != status
    output
  end

  def assert_match(part, text) = text.include?(part) || raise("#{part} isn't in #{text}")
end

def install_and_test(formula)
  archive = File.join(ENV.fetch("RELEASE"), File.basename(formula.archive))
  raise "another checksum" if Digest::SHA256.file(archive).hexdigest != formula.checksum
  Dir.mktmpdir do |folder|
    Dir.chdir(folder) do
      system("tar", "-xzf", archive, "--strip-components", "1", exception: true)
      formula.new.install
    end
  end
  Dir.mktmpdir { |folder| Dir.chdir(folder) { formula.new.instance_eval(&formula.tested) } }
end

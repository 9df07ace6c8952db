package org.openjdk.jmh.files;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

class RunFilesTest {

    private static final String RESULTS = "[\n    {\n        \"jmhVersion\" : \"1.37\" } ]";

    @TempDir
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("old.json"), RESULTS);
        Files.writeString(folder.resolve("other.json"), RESULTS);
        Files.writeString(folder.resolve("old.csv"), "\"Benchmark\",\"Mode\",\"Threads\"\n");
        Files.writeString(folder.resolve("old.journal"), "JMH journal 3\n");
        Files.writeString(folder.resolve("old.hist"), "{\"jmhHistory\":1}\n");
        Files.writeString(folder.resolve("notes.txt"), "results of mine");
        Files.createDirectory(folder.resolve("hists"));
        Files.createDirectories(folder.resolve("a/b"));
        Files.createLink(folder.resolve("hard.json"), folder.resolve("old.json"));
        Files.createSymbolicLink(folder.resolve("link.json"), Path.of("old.json"));
        Files.createSymbolicLink(folder.resolve("dangling.json"), Path.of("new.json"));
        Files.createSymbolicLink(folder.resolve("ab"), Path.of("a/b"));
    }

    /** As on the command line, with FOLDER in place of @. */
    private Options options(String arguments) throws CommandLineOptionException {
        return new CommandLineOptions(arguments.replace("@", folder + "/").split(" "));
    }

    private String refusal(String arguments) {
        return assertThrows(FileUseException.class, () -> OptionFiles.of(options(arguments)).check()).getMessage()
                .replace(folder + "/", "@");
    }

    @EnabledOnOs({OS.LINUX, OS.MAC})
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-vs @old.json -rff @old.json          | -vs @old.json and -rff @old.json are the same file: the input would be overwritten; name another file with -rff",
        "-vs @o*.json -rff @other.json         | -vs @o*.json and -rff @other.json are the same file: the input",
        "-vs @old.json -rff @link.json         | are the same file",
        "-vs @old.json -rff @hard.json         | are the same file",
        "-vs @link.json -rff @a/../old.json    | are the same file",
        "-vs @old.json -rff @ab/../../old.json | are the same file",
        "-vs @old.json -o @old.json            | are the same file",
        "-load @old.json -rff @old.json        | are the same file",
        "-load @old.json -load @other.json -rff @other.json | -load @other.json and -rff @other.json are the same file",
        "-load @old.journal -rff @old.journal  | are the same file",
        "-vs @old.json -report @hard.json         | are the same file",
        "-vs @old.journal -journal @old.journal | are the same file",
        "-rff @new.json -vs @other.json -report @new.json | -rff @new.json and -report @new.json are the same file: the second would overwrite the first; name another file with -report",
        "-rff @new.json -o @dangling.json      | are the same file",
        "-rff @new.json -journal @ab/../../new.json | are the same file",
        "-rff @old.hist -hist @old.hist        | are the same file",
        "-journal @new -hist @new              | are the same file",
        "-o @new.html -assertionReport @new.html              | are the same file",
        "-rff @hists/x.jsonl -hist @hists      | are the same file",
        "-rff @old.hist                        | -rff @old.hist would overwrite a file that contains a history; name another file, or remove that one",
        "-rff @old.journal                     | contains the journal of a run",
        "-vs @other.json -report @old.json        | -report @old.json would overwrite a file that contains results; name",
        "-o @old.csv                           | contains results",
        "-o @old.json                          | contains results",
        "-o @link.json                         | contains results"})
    void file_thatWouldBeLost_isRejected(String arguments, String message) {
        assertTrue(refusal(arguments).contains(message), refusal(arguments));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "-rff @old.json",
        "-rf json -rff @new.json -vs @old.json -report @new.md -o @new.txt -journal @new.journal",
        "-rff @old.csv -rf csv",
        "-load @old.json -load @old.json -vs @old.json",
        "-o @notes.txt -rff @old.json",
        "-rff @hists/x.json -hist @hists",
        "-rff @a/new.json -o @ab/new.json",
        "-journal @old.journal -hist @new.hist",
        "-rff @new.json -o @NEW.txt"})
    void files_distinct_areAccepted(String arguments) {
        assertDoesNotThrow(() -> OptionFiles.of(options(arguments)).check());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rff", "-o", "-vs", "-load", "-journal", "-hist"})
    void emptyName_isRejected(String flag) {
        assertEquals(
                flag + " has an empty value, maybe an unset variable: name a file, or leave " + flag + " out",
                assertThrows(FileUseException.class,
                        () -> OptionFiles.of(new CommandLineOptions(flag, ""))).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-rff @a                        | -rff @a cannot be written: it is a folder: name a file in it",
        "-html @no/x.html               | -html @no/x.html cannot be written: the folder @no does not exist: create it first",
        "-o @old.csv/x.txt              | -o @old.csv/x.txt cannot be written: @old.csv is not a folder",
        "-assertionReport @no/x.xml     | -assertionReport @no/x.xml cannot be written: the folder @no does not exist",
        "-vs @old.json -report @no/x.md | -report @no/x.md cannot be written: the folder @no does not exist"})
    void unwritableFile_isNamedWithItsOption(String arguments, String message) {
        String refusal = assertThrows(FileUseException.class, () -> OptionFiles.of(options(arguments)).checkWritable())
                .getMessage().replace(folder + "/", "@");
        assertTrue(refusal.startsWith(message), refusal);
    }

    @Test
    void unwritableOutput_isAnErrorOfTheCommandLine() {
        assertTrue(
                assertThrows(CommandLineOptionException.class, () -> new Runner(options("-o @no/x.txt"))).getMessage()
                        .startsWith("-o "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-vs", "-load"})
    void missingFile_isNamedWithItsOption(String flag) {
        assertEquals(flag + " none.json: no such file", assertThrows(FileUseException.class,
                () -> OptionFiles.of(options(flag + " none.json"))).getMessage());
    }

    @Test
    void defaultResultFile_followsTheSameRules() throws Exception {
        RunFiles files = OptionFiles.of(options("-rf json"));
        files.reads("-vs", "jmh-result.json");
        files.writesText("-report", "./jmh-result.json");
        assertTrue(assertThrows(FileUseException.class, files::check).getMessage()
                .startsWith("-rff jmh-result.json and -report ./jmh-result.json are the same file"));
    }

    @Test
    void devicesAndPipes_mayBeNamedTwice() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(new File("/bin/sh").exists());
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertDoesNotThrow(() -> OptionFiles.of(options("-o @pipe -rff @pipe -vs @pipe")).check());
    }

    @Test
    void jarOnTheClassPath_isNotReplaced() throws Exception {
        String jar = Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        assertTrue(refusal("-rff " + jar)
                .startsWith("the class path's " + jar + " and -rff " + jar + " are the same file"));
    }

    /** Upstream opens the file of the console's output when it creates a runner, which truncates it. */
    @Test
    void output_isNotOpenedBeforeTheCheck() throws Exception {
        Path baseline = folder.resolve("old.json");
        assertThrows(CommandLineOptionException.class, () -> new Runner(options("-o @old.json -vs @old.json")));
        Options built = new OptionsBuilder().output(baseline.toString()).compareWith(baseline.toString()).build();
        assertThrows(IllegalArgumentException.class, () -> new Runner(built));
        assertEquals(RESULTS, Files.readString(baseline));
    }
}

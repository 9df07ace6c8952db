package org.openjdk.jmh.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class EvaluateCommandTest {

    private static final String GUEST = "org.openjdk.jmh.bench.live.Guest.";

    @TempDir
    private Path folder;
    private Path jar;
    private Path results;
    private StringWriter out;
    private StringWriter err;

    /** Refers to the benchmarks and to JMH instead of holding them. */
    @BeforeEach
    void makeJar() throws IOException {
        jar = folder.resolve("guests.jar");
        results = folder.resolve("results");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH,
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(entry -> Path.of(entry).toUri().toString()).collect(Collectors.joining(" ")));
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    }

    private int evaluate(String... args) {
        out = new StringWriter();
        err = new StringWriter();
        List<String> all = new ArrayList<>(List.of("-o", results.toString(), "--no-progress"));
        all.addAll(List.of(args));
        return new CommandLine(new EvaluateCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    private int evaluateGuests(String... args) {
        List<String> all = new ArrayList<>(List.of("--jar", jar.toString(), "-c", "cv", "-c", "kld@0.5"));
        all.addAll(List.of(args));
        all.addAll(List.of("--", "-wi", "6", "-i", "3", "-wimin", "2", "-w", "10ms", "-r", "10ms", "-jvmArgsAppend",
                "-Dguest.guard=" + folder.resolve("guard")));
        return evaluate(all.toArray(String[]::new));
    }

    private String firstError() {
        return err.toString().lines().findFirst().orElse("");
    }

    @Tag("nightly")
    @Test
    void evaluate_crashOfAHost_isNamedAndTheOthersGoOn() throws IOException {
        assertEquals(1, evaluateGuests("repeat|kills"));
        List<String> errors = err.toString().lines().toList();
        assertEquals(2, errors.size(), errors::toString);
        assertTrue(
                errors.get(0)
                        .startsWith(GUEST + "killsTheHostOfKld##sample, kld@0.5: the host ended with exit code 137"),
                errors.get(0));
        assertTrue(errors.get(1).startsWith("1 of 2 benchmarks failed at least partly"), errors.get(1));
        assertTrue(out.toString().startsWith("3 benchmarks, 6 static forks"), out::toString);
        assertTrue(out.toString().contains("| benchmarks                    |"), out::toString);
        List<String> benchmarks = Files.readAllLines(results.resolve("benchmarks.csv"));
        assertEquals(1 + 3 + 2, benchmarks.size(), "cv has three, kld two");
        assertTrue(Files.readString(results.resolve("report.html")).contains("<h1>Live evaluation"));

        Path finished = results.resolve("runs/" + GUEST + "repeat/static.json");
        byte[] before = Files.readAllBytes(finished);
        assertEquals(1, evaluateGuests("--resume", "repeat|kills"));
        assertEquals(new String(before), Files.readString(finished), "is not measured again");
        assertTrue(firstError().startsWith(GUEST + "killsTheHostOfKld#"), firstError());
        assertTrue(out.toString().startsWith("3 benchmarks, 6 static forks"), out::toString);

        assertEquals(1, evaluateGuests("repeat|kills"));
        assertTrue(firstError().contains("the results of an earlier evaluation; add --resume"), firstError());
        assertEquals(1, evaluateGuests("--resume", "--static-mi", "9", "repeat|kills"));
        assertTrue(firstError().contains("has results of other options or of another JAR"), firstError());
    }

    @Test
    void evaluate_staticMeasurement_winsOverTheOption() throws IOException {
        assertEquals(0,
                evaluate("--jar", jar.toString(), "-c", "cv", "--static-mi", "5", "concatenate", "--", "-f", "1",
                        "-wi", "2", "-i", "3", "-w", "10ms", "-r", "10ms"),
                err::toString);
        Path runs = results.resolve("runs/" + GUEST + "concatenate");
        assertTrue(Files.readString(runs.resolve("static.json")).contains("\"measurementIterations\" : 5,"));
        assertTrue(Files.readString(runs.resolve("cv.json")).contains("\"measurementIterations\" : 3,"));
    }

    @Test
    void evaluate_noStaticMeasurement_isRefused() {
        assertEquals(2, evaluate("--jar", jar.toString(), "--static-mi", "0", "concatenate"));
        assertEquals("--static-mi is 0: it must be 1 or more", firstError());
    }

    @Test
    void evaluate_noFork_saysThatItNeedsThem() {
        assertEquals(1, evaluate("--jar", jar.toString(), "-c", "cv", "concatenate", "--", "-f", "0", "-wi",
                "1", "-i", "1", "-r", "10ms", "-w", "10ms"));
        assertTrue(firstError().startsWith(GUEST + "concatenate, static: ran without a fork"), firstError());
    }

    @Test
    void evaluate_unknownCriterion_isRefusedByTheJar() {
        assertEquals(1, evaluate("--jar", jar.toString(), "-c", "kdl", "Guest"));
        assertTrue(firstError().startsWith("guests.jar: unknown stability criterion 'kdl', did you mean kld?"),
                firstError());
    }

    @Test
    void evaluate_noBenchmark_namesThePattern() {
        assertEquals(1, evaluate("--jar", jar.toString(), "Nobody"));
        assertEquals("guests.jar: no benchmark matches Nobody", firstError());
    }

    @Test
    void evaluate_missingJar_isNamed() {
        assertEquals(1, evaluate("--jar", folder.resolve("none.jar").toString()));
        assertEquals(folder.resolve("none.jar") + ": no such file", firstError());
    }

    @Test
    void evaluate_jarWithoutJmh_saysWhatItLacks() throws IOException {
        Files.writeString(jar, "no jar at all");
        assertEquals(1, evaluate("--jar", jar.toString()));
        assertTrue(
                firstError().startsWith("guests.jar: not a JAR of benchmarks that was built with this project's JMH"),
                firstError());
    }

    @Test
    void evaluate_sameCriterionTwice_isRefused() {
        assertEquals(2, evaluate("--jar", jar.toString(), "-c", "cv", "-c", "cv"));
        assertEquals("criteria [cv, cv]: one of them comes twice", firstError());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-sc cv", "--sc cv", "-sc=cv", "-rm cov", "-rkld 0.9"})
    void evaluate_reservedOption_isRefused(String options) {
        List<String> all = new ArrayList<>(List.of("--jar", jar.toString(), "--"));
        all.addAll(List.of(options.split(" ")));
        assertEquals(2, evaluate(all.toArray(String[]::new)));
        String name = options.replaceAll("^--?(\\w+).*", "-$1");
        assertTrue(firstError().startsWith("option " + name + " of JMH belongs to the evaluation itself"),
                firstError());
    }

    @Test
    void evaluate_patternBehindTheOptions_saysWhereItBelongs() {
        assertEquals(1, evaluate("--jar", jar.toString(), "--", "-wi", "3", "Guest"));
        assertEquals("guests.jar: patterns of benchmarks must stand before '--': Guest", firstError());
    }
}

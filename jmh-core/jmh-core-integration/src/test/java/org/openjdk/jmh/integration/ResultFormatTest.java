package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Lines;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

class ResultFormatTest {

    private static final List<String> RUN = List.of("SteadyBenchmark", "-f", "0", "-w", "1ms", "-r", "1ms", "-wi", "6",
            "-i", "2");

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("result");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "scsv", "text", "latex"})
    void otherFormats_keepTheirColumnsInDynamicRuns(String format) throws IOException {
        Path theirs = folder.resolve("theirs");
        Jmh.upstream().with(Jars.ownBenchmarks()).run(RUN, "-rf", format, "-rff", theirs.toString()).expect(0);
        ThisVm.in(folder).run(RUN, "-rf", "dynamic", "-rf", format, "-rff", file().toString()).expect(0);
        assertEquals(Lines.normalized(Files.readString(theirs)), Lines.normalized(Files.readString(file())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rf json -rf dynamic", "-rf dynamic -rf json", "-rf json,dynamic", "-rf DYNAMIC,JSON",
        "-rf=json,dynamic", "--rf dynamic,json"})
    void formatAndReconfiguration_areDistinguished(String flags) {
        ThisVm.in(folder).run(RUN, (flags + " -rff " + file()).split(" ")).expect(0);
        assertTrue(Json.only(file()).has("reconfiguration"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rf json", "-rf json,static", "-rf json -rf static -sc kld"})
    void staticRun_hasNoReconfigurationInItsResult(String flags) {
        ThisVm.in(folder).run(RUN, (flags + " -rff " + file()).split(" ")).expect(0);
        assertFalse(Json.only(file()).has("reconfiguration"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-sc cv", "-st 0.5", "-sw 3", "-sfw 3", "-wimin 2", "-wfmin 0"})
    void anyFlagOfOurs_switchesDynamicOn(String flag) {
        Outcome outcome = ThisVm.in(folder).run(RUN, flag.split(" ")).expect(0);
        assertEquals(1, outcome.linesWith("# Reconfiguration: dynamic").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rm cv -rcov 0.5", "-rcov 0.5", "-rm cov -rcov 0.5 -rci 0.9 -rkld 0.9",
        "-rm=cov -rcov=0.5", "--rm cov --rcov=0.5", "--sc=cv -rcov 0.5"})
    void thresholdFlagsOfThePrototype_areAccepted(String flags) {
        Outcome outcome = ThisVm.in(folder).run(RUN, flags.split(" ")).expect(0);
        assertEquals(1, outcome.linesWith("stable where cv <= 0.5").size(), outcome::out);
    }

    @Test
    void boundFlagsOfThePrototype_areAccepted() {
        ThisVm.in(folder).run("SteadyBenchmark", "-w", "1ms", "-r", "1ms", "-bm", "re", "-rm", "kld", "-rkld", "0.75",
                "-wi", "6", "-i", "1", "-f", "1", "-wf", "1", "-mwi", "3", "-mf", "1", "-mwf", "1",
                "-rf", "json", "-rff", file().toString()).expect(0);
        JsonObject settings = Json.reconfiguration(Json.only(file())).getAsJsonObject("settings");
        assertEquals("{\"minimum\":3,\"maximum\":6}", settings.get("warmupIterations").toString());
        assertEquals("{\"minimum\":1,\"maximum\":1}", settings.get("forks").toString());
        assertEquals("{\"minimum\":1,\"maximum\":1}", settings.get("warmupForks").toString());
        assertEquals(0.75, settings.getAsJsonArray("criteria").get(0).getAsJsonObject().get("threshold").getAsDouble());
    }
}

package org.openjdk.jmh.ab;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.files.RunFiles;
import org.openjdk.jmh.output.ResultStore;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.format.ShardJson;
import org.openjdk.jmh.results.json.ResultWriter;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.partitions.ShardMark;
import org.openjdk.jmh.results.reports.AssertionEntry;
import org.openjdk.jmh.run.GuardedOutcome;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.VmCleanup;

/** Stores the results of both sides, each in a result file of JMH. */
final class SideResultStore implements ResultStore {

    private static final String BASELINE = "-baseline";

    private final RunContext run;
    private final Supplier<PairedSuite> suite;
    private final ResultFile[] files;

    /**
     * Opens both files.
     *
     * @param name  of the candidate's file, as the user gave it
     * @param suite supplies the pairs to write
     * @throws SideException       if the format is not JSON
     */
    SideResultStore(RunContext run, String name, Supplier<PairedSuite> suite)
            throws SideException, ResultFileException {
        if (run.options().getResultFormat().orElse(ResultFormatType.JSON) != ResultFormatType.JSON) {
            throw new SideException("Results of two sides can only be written as JSON: use -rf json");
        }
        this.run = run;
        this.suite = suite;
        files = new ResultFile[] {ResultFile.open(ofBaseline(name), ResultFormatType.JSON),
            ResultFile.open(name, ResultFormatType.JSON)};
    }

    /** Returns all files of a run of two sides, including the baseline's results. */
    static RunFiles all(Options options) throws FileUseException {
        RunFiles files = OptionFiles.of(options);
        if (OptionFiles.resultFile(options).hasValue()) {
            files.writesResults("-rff", ofBaseline(OptionFiles.resultFile(options).get()));
        }
        return files;
    }

    /** Inserts a suffix before the extension of the candidate's file. */
    private static String ofBaseline(String name) {
        int dot = name.lastIndexOf('.');
        return dot <= name.replace('\\', '/').lastIndexOf('/') + 1 ? name + BASELINE
                : name.substring(0, dot) + BASELINE + name.substring(dot);
    }

    @Override
    public void take() {
        // Pairs keep their forks themselves.
    }

    @Override
    public int size() {
        return (int) suite.get().pairs.stream().filter(MeasuredPair::isMeasured).count();
    }

    @Override
    public boolean isReplaceable() {
        return files[MeasuredPair.BASELINE].isReplaceable() && files[MeasuredPair.CANDIDATE].isReplaceable();
    }

    @Override
    public void write() throws ResultFileException {
        for (int side = 0; side < files.length; side++) {
            write(side);
        }
    }

    private void write(int side) throws ResultFileException {
        try {
            Path copy = VmCleanup.resultFile("jmh-result-", ".tmp");
            try {
                write(copy, side);
                files[side].copy(copy);
            } finally {
                VmCleanup.remove(copy);
            }
        } catch (IOException e) {
            throw new ResultFileException(files[side].toString(), FileFailure.reason(e));
        }
    }

    private void write(Path file, int side) throws IOException {
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
                ResultWriter writer = new ResultWriter(out)) {
            boolean first = true;
            for (MeasuredPair pair : suite.get().pairs) {
                Optional<StoredResult> result = pair.result(side);
                if (result.isPresent()) {
                    writer.write(ofShard(marked(result.get(), side), side, first));
                    first = false;
                }
            }
        }
    }

    /** Adds the part of a split suite that a result belongs to. */
    private StoredResult ofShard(StoredResult result, int side, boolean first) {
        return suite.get().shard().map(shard -> result.with("shard", ShardJson.plain(ShardMark
                .ofSide(shard, side == MeasuredPair.BASELINE ? "baseline" : "candidate").withSuite(first))))
                .orElse(result);
    }

    /** Adds the outcome of assertions. */
    private StoredResult marked(StoredResult result, int side) {
        List<JudgedAssertion> assertions = side != MeasuredPair.CANDIDATE ? Collections.emptyList()
                : run.find(JudgedRun.OUTCOME).flatMap(GuardedOutcome::find)
                        .map(judged -> judged.naming(result.key().benchmark()))
                        .orElse(Collections.emptyList());
        return assertions.isEmpty() ? result : result.with(AssertionEntry.KEY, AssertionEntry.json(assertions));
    }

    @Override
    public Optional<String> written() {
        return Optional.of("# Results are written to " + this);
    }

    @Override
    public String toString() {
        return files[MeasuredPair.CANDIDATE] + " and " + files[MeasuredPair.BASELINE];
    }
}

package org.openjdk.jmh.ab;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.files.RunFiles;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.file.WritingTime;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.format.ShardJson;
import org.openjdk.jmh.results.json.ResultWriter;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.AssertionEntry;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.shards.ShardMark;
import org.openjdk.jmh.shards.ShardRun;
import org.openjdk.jmh.util.FileFailure;

/** Where the results of both sides are written, each as an ordinary file of JMH. */
final class SideFiles {

    private static final String BASELINE = "-baseline";

    private final ResultFile[] files;
    private final boolean duet;
    private final WritingTime time = new WritingTime(System.nanoTime());
    private JudgedRun judged;
    private ShardRun shard;

    private SideFiles(boolean duet, ResultFile... files) {
        this.duet = duet;
        this.files = files;
    }

    /** Checks that what the options ask for can be written; nothing is, where they ask for nothing. */
    static SideFiles of(Options options) throws SideException, ResultFileException {
        if (!OptionFiles.resultFile(options).hasValue()) {
            return new SideFiles(false);
        }
        if (options.getResultFormat().hasValue() && options.getResultFormat().get() != ResultFormatType.JSON) {
            throw new SideException("The results of two sides can be written as JSON only: -rf json");
        }
        String name = OptionFiles.resultFile(options).get();
        return new SideFiles(SideSettings.isDuet(options), ResultFile.open(ofBaseline(name), ResultFormatType.JSON),
                ResultFile.open(name, ResultFormatType.JSON));
    }

    /** All files of a run of two sides, which has the baseline's results as well. */
    static RunFiles all(Options options) throws FileUseException {
        RunFiles files = OptionFiles.of(options);
        if (OptionFiles.resultFile(options).hasValue()) {
            files.writesResults("-rff", ofBaseline(OptionFiles.resultFile(options).get()));
        }
        return files;
    }

    /** As the candidate's, marked in front of its end. */
    private static String ofBaseline(String name) {
        int dot = name.lastIndexOf('.');
        return dot <= name.replace('\\', '/').lastIndexOf('/') + 1 ? name + BASELINE
                : name.substring(0, dot) + BASELINE + name.substring(dot);
    }

    boolean isEmpty() {
        return files.length == 0;
    }

    /**
     * Writes all that was measured, unless that took so long that it would take too much of the run to do it again.
     *
     * @throws ResultFileException if a file cannot be written, which then holds what it held before
     */
    void writeIfDue(Collection<MeasuredPair> pairs) throws ResultFileException {
        if (time.allows(System.nanoTime())) {
            write(pairs);
        }
    }

    /**
     * Writes all that was measured, in place of what was written before.
     *
     * @throws ResultFileException if a file cannot be written, which then holds what it held before
     */
    void write(Collection<MeasuredPair> pairs) throws ResultFileException {
        long start = System.nanoTime();
        try {
            for (int side = 0; side < files.length; side++) {
                write(side, pairs);
            }
        } finally {
            time.add(System.nanoTime() - start);
        }
    }

    private void write(int side, Collection<MeasuredPair> pairs) throws ResultFileException {
        try {
            Path copy = Files.createTempFile("jmh-result-", ".tmp");
            try {
                write(copy, side, pairs);
                files[side].copy(copy);
            } finally {
                Files.deleteIfExists(copy);
            }
        } catch (IOException e) {
            throw new ResultFileException(files[side].toString(), FileFailure.reason(e));
        }
    }

    private void write(Path file, int side, Collection<MeasuredPair> pairs) throws IOException {
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
                ResultWriter writer = new ResultWriter(out)) {
            boolean first = true;
            for (MeasuredPair pair : pairs) {
                Optional<StoredResult> result = pair.result(side);
                if (result.isPresent()) {
                    writer.write(ofShard(marked(result.get(), side), side, first));
                    first = false;
                }
            }
        }
    }

    /** From now on, results are written with the part of the suite that they are of. */
    void markWith(ShardRun run) {
        shard = run;
    }

    /** From now on, results of the candidate are written with the assertions that name them. */
    void markWith(JudgedRun run) {
        judged = run;
    }

    private StoredResult ofShard(StoredResult result, int side, boolean first) {
        return shard == null ? result : result.with("shard", ShardJson.plain(ShardMark
                .ofSide(shard, side == MeasuredPair.BASELINE ? "baseline" : "candidate").withSuite(first)));
    }

    /** Who reads it later should know that it had half of the cores and a neighbour, and what was asserted of it. */
    private StoredResult marked(StoredResult result, int side) {
        StoredResult marked =
                duet ? result.with(StoredResult.SIDE_ORDER, '"' + SideOrder.DUET.toString() + '"') : result;
        List<JudgedAssertion> assertions = judged == null || side != MeasuredPair.CANDIDATE ? Collections.emptyList()
                : judged.naming(result.key().benchmark());
        return assertions.isEmpty() ? marked : marked.with(AssertionEntry.KEY, AssertionEntry.json(assertions));
    }

    @Override
    public String toString() {
        return files[MeasuredPair.CANDIDATE] + " and " + files[MeasuredPair.BASELINE];
    }
}

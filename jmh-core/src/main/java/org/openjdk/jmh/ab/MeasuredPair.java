package org.openjdk.jmh.ab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.format.EnvironmentJson;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.merge.ResultMerge;
import org.openjdk.jmh.run.RunningBenchmark;

/**
 * The forks of a benchmark on both sides, paired to blocks in their order. Another thread may read forks while one is
 * added, for example when a signal ends the run.
 */
final class MeasuredPair extends RunningBenchmark {

    static final int BASELINE = 0;
    static final int CANDIDATE = 1;

    private static final String WARMUP_ITERATIONS = "warmupIterations";
    /**
     * Number of consecutive lost blocks that end a benchmark. Sides take turns at the start, so each has started one of
     * them.
     */
    private static final int MAX_LOST_IN_A_ROW = 2;

    final PairedBenchmark pair;
    private final BlockSequence sequence;
    private final List<List<Optional<StoredResult>>> forks = Arrays.asList(new ArrayList<>(), new ArrayList<>());
    private final List<String> losses = new ArrayList<>();
    private int lostInARow;
    private List<SideFork> last = Collections.emptyList();

    MeasuredPair(PairedBenchmark pair, BlockSequence sequence) {
        super(pair.params);
        this.pair = pair;
        this.sequence = sequence;
    }

    BlockSequence sequence() {
        return sequence;
    }

    /** Unknown, because a worker starts the process. */
    @Override
    public long pid() {
        return -1;
    }

    @Override
    public int nextFork() {
        return sequence.blocks();
    }

    @Override
    public boolean hasResult() {
        return last.stream().anyMatch(fork -> fork.json().isPresent());
    }

    @Override
    public boolean hasResults() {
        return isMeasured();
    }

    @Override
    public boolean isWrittenLater() {
        return !hasEnded();
    }

    @Override
    public boolean areSidesInOwnTime() {
        return pair.order.isInOwnTime();
    }

    /** Sets the forks that have just ended. */
    void forksEnd(List<SideFork> forks) {
        last = forks;
    }

    /** Returns the journal's record of these forks. */
    JournaledFork record() {
        return JournaledFork.ofSides(params(), startMillis(), seconds(), last);
    }

    /** Adds a fork of one side. Throws if its result is no JSON of JMH. */
    void add(SideFork fork, ForkContext context) throws IOException {
        StoredResult result = fork.json().isPresent() ? marked(read(fork, context), fork) : null;
        synchronized (this) {
            forks.get(fork.side()).add(Optional.ofNullable(result));
            fork.loss().ifPresent(reason -> losses.add((fork.side() == BASELINE ? "a fork of the baseline"
                    : "a fork of the candidate") + " failed: " + reason));
        }
    }

    /**
     * Adds the order of forks, the clock of the comparison, and the number of iterations of a warmup that ended when
     * the fork was warm.
     */
    private StoredResult marked(StoredResult result, SideFork fork) {
        StoredResult marked = result;
        if (pair.order.name().isPresent()) {
            marked = marked.with(StoredResult.SIDE_ORDER, '"' + pair.order.name().get() + '"');
        }
        if (pair.order.isInOwnTime()) {
            marked = marked.with(StoredResult.CLOCK, '"' + StoredResult.OWN_TIME + '"');
        }
        int warmups = fork.waiting().length - measured(result, fork.waiting()).length;
        SliceLimits limits = pair.order.slices().orElse(null);
        return limits == null ? marked : marked.with(WARMUP_ITERATIONS, String.valueOf(warmups))
                .with(StoredResult.GIVEN_WARMUPS, String.valueOf(limits.givenWarmups));
    }

    private static StoredResult read(SideFork fork, ForkContext context) throws IOException {
        StoredResult result = read(fork.json().get());
        return context.environment()
                .map(environment -> environment.waiting(measured(result, fork.waiting())).warmth(fork.warmth()))
                .map(environment -> result.with(StoredResult.ENVIRONMENT, EnvironmentJson
                        .of(new BenchmarkEnvironment(environment.machine(), Collections.singletonList(environment)))))
                .orElse(result);
    }

    /** Returns the values of the measured iterations, which follow all warmup iterations. */
    private static double[] measured(StoredResult result, double[] ofAll) {
        double[][] forks = result.primary().iterationMeans();
        int count = forks.length == 0 ? 0 : forks[0].length;
        return count > ofAll.length ? new double[0] : Arrays.copyOfRange(ofAll, ofAll.length - count, ofAll.length);
    }

    /** Reads the result of one fork. */
    static StoredResult read(String json) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return reader.next();
        }
    }

    /** Returns whether both forks of the next block have ended. */
    boolean hasBlock() {
        return Math.min(forks.get(BASELINE).size(), forks.get(CANDIDATE).size()) > sequence.blocks();
    }

    /** Judges the next block and returns whether it is the last one. */
    boolean endBlock() {
        if (isLastBlock()) {
            end();
        }
        return hasEnded();
    }

    /** Judges the blocks once more, because no further one fits into the budget, and returns whether that decides. */
    boolean judgeAtEnd() {
        sequence.end();
        if (sequence.last().filter(MeasuredPair::isLast).isPresent()) {
            end();
        }
        return hasEnded();
    }

    private boolean isLastBlock() {
        int block = sequence.blocks();
        Optional<StoredResult> baseline = forks.get(BASELINE).get(block);
        Optional<StoredResult> candidate = forks.get(CANDIDATE).get(block);
        if (!baseline.isPresent() || !candidate.isPresent()) {
            return endLostBlock();
        }
        lostInARow = 0;
        try {
            return isLast(sequence.add(baseline.get(), candidate.get()));
        } catch (IllegalArgumentException e) {
            sequence.fail(e.getMessage());
            return true;
        }
    }

    private boolean endLostBlock() {
        sequence.addLost();
        if (++lostInARow >= MAX_LOST_IN_A_ROW) {
            sequence.fail(lastLoss());
            return true;
        }
        return sequence.last().filter(MeasuredPair::isLast).isPresent();
    }

    private static boolean isLast(Look look) {
        return look.stop().isPresent();
    }

    /** Returns the results of a side in their order, without lost forks. */
    synchronized List<StoredResult> forks(int side) {
        List<StoredResult> measured = new ArrayList<>();
        forks.get(side).forEach(fork -> fork.ifPresent(measured::add));
        return measured;
    }

    boolean isMeasured() {
        return !forks(BASELINE).isEmpty() || !forks(CANDIDATE).isEmpty();
    }

    /** Returns the merged results of a side, if any. */
    Optional<StoredResult> result(int side) {
        List<StoredResult> measured = forks(side);
        return measured.isEmpty() ? Optional.empty() : Optional.of(ResultMerge.ofForks(measured));
    }

    /**
     * Returns why there is no verdict, as a phrase; empty if there is one, or the blocks suffice for the first interim
     * analysis.
     */
    Optional<String> gap(int firstLook) {
        int complete = sequence.last().map(Look::completeBlocks).orElse(0);
        boolean early = sequence.last().filter(look -> look.verdict() != Verdict.UNDECIDED).isPresent();
        if (sequence.failure().isPresent() || complete >= firstLook || early) {
            return sequence.failure();
        }
        boolean allowed = sequence.last().flatMap(Look::stop).isPresent();
        return Optional.of(losses.isEmpty()
                ? (allowed ? "-f allows " : "there was time for only ") + complete + " of the "
                        + firstLook + " pairs that a verdict needs"
                        + (allowed ? ", and these differ in their results" : "")
                : lastLoss());
    }

    String lastLoss() {
        return losses.get(losses.size() - 1);
    }

    List<String> losses() {
        return Collections.unmodifiableList(losses);
    }
}

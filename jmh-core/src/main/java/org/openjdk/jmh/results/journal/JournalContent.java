package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.FullName;

/** The content of a journal, parsed from its frames. */
final class JournalContent {

    static final byte HEADER = 'H';
    static final byte FORK = 'F';
    static final byte END = 'E';

    private static final int SIDES = 2;

    private final String name;
    final List<JournaledFork> forks = new ArrayList<>();
    private JournalHeader header;
    private boolean ended;
    private final Map<List<Object>, Integer> counts = new HashMap<>();

    private JournalContent(String name) {
        this.name = name;
    }

    static JournalContent none(String name) {
        return new JournalContent(name);
    }

    /** Parses all undamaged frames. */
    static JournalContent read(String name, FrameFile frames) throws IOException, JournalException {
        JournalContent content = new JournalContent(name);
        frames.read(content::add);
        return content;
    }

    /** Parses a journal to resume. Throws if a fork cannot be read, or the header is missing. */
    static JournalContent of(String name, FrameFile frames) throws IOException, JournalException {
        JournalContent content = read(name, frames);
        if (content.header == null && !content.forks.isEmpty()) {
            throw new JournalException(name, "is damaged at its start, so its run is unknown and cannot continue");
        }
        return content;
    }

    private void add(byte[] frame) throws IOException, JournalException {
        byte[] bytes = Arrays.copyOfRange(frame, 1, frame.length);
        ended = frame[0] == END;
        if (frame[0] == HEADER) {
            if (header != null) {
                throw new JournalException(name,
                        "contains forks of several runs, maybe from concatenated journals: use one journal");
            }
            header = JournalHeader.of(bytes);
        } else if (frame[0] == FORK) {
            forks.add(fork(bytes));
        }
    }

    private JournaledFork fork(byte[] bytes) throws JournalException {
        try {
            JournaledFork fork = ForkCodec.decode(bytes);
            check(fork);
            return fork;
        } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError | StackOverflowError
                | OutOfMemoryError e) {
            throw new JournalException(name, "contains a fork that cannot be read: "
                    + (e.getMessage() == null ? e : e.getMessage()));
        }
    }

    /** Checks that a fork belongs to the run of the header, because journals may have been concatenated. */
    private void check(JournaledFork fork) throws JournalException {
        BenchmarkParams params = fork.params();
        String benchmark = FullName.of(params);
        if (header != null && !header.has(benchmark)) {
            throw new JournalException(name, "contains a fork of " + benchmark
                    + ", which its run does not have: it mixes two runs; use the journal of one run");
        }
        if (header != null && header.has(JournalHeader.VERSIONS)) {
            return;
        }
        checkSides(fork);
        int most = fork.isWarmup() ? params.getWarmupForks() : params.getForks();
        int count = count(fork, benchmark);
        if (count > most) {
            throw new JournalException(name, "holds " + count + (fork.isWarmup() ? " warmup forks of " : " forks of ")
                    + benchmark + ", whose run has " + most
                    + ": it mixes two runs; use the journal of one run");
        }
    }

    private void checkSides(JournaledFork fork) throws JournalException {
        for (SideFork side : fork.sides()) {
            if (side.side() >= SIDES) {
                throw new JournalException(name, "contains a fork that cannot be read: it is of side " + side.side()
                        + " of two");
            }
        }
    }

    /** Returns the number of forks of this kind so far, on the side that has more. */
    private int count(JournaledFork fork, String benchmark) {
        if (fork.sides().isEmpty()) {
            return counts.merge(Arrays.asList(benchmark, fork.isWarmup()), 1, Integer::sum);
        }
        return fork.sides().stream()
                .mapToInt(side -> counts.merge(Arrays.asList(benchmark, side.side()), 1, Integer::sum)).max()
                .getAsInt();
    }

    static byte[] frame(byte kind, byte[] content) {
        byte[] frame = new byte[1 + content.length];
        frame[0] = kind;
        System.arraycopy(content, 0, frame, 1, content.length);
        return frame;
    }

    /** Returns the header, or null if a crash cut it off; there are no forks then. */
    JournalHeader header() {
        return header;
    }

    boolean isEnded() {
        return ended;
    }
}

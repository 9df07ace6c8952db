package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a journal holds. */
final class JournalContent {

    static final byte HEADER = 'H';
    static final byte FORK = 'F';
    static final byte RECORD = 'R';
    static final byte END = 'E';

    private final String name;
    private final List<JournaledFork> forks = new ArrayList<>();
    private final List<byte[]> records = new ArrayList<>();
    private JournalHeader header;
    private boolean ended;

    private JournalContent(String name) {
        this.name = name;
    }

    static JournalContent none(String name) {
        return new JournalContent(name);
    }

    /**
     * Reads all that is not damaged.
     *
     * @throws JournalException if a fork cannot be read
     */
    static JournalContent read(String name, FrameFile frames) throws IOException, JournalException {
        JournalContent content = new JournalContent(name);
        frames.read(content::add);
        return content;
    }

    /**
     * Reads what a run can go on with.
     *
     * @throws JournalException if a fork cannot be read, or the header is missing
     */
    static JournalContent of(String name, FrameFile frames) throws IOException, JournalException {
        JournalContent content = read(name, frames);
        if (content.header == null && content.size() > 0) {
            throw new JournalException(name, "is damaged at its start: what run it is of is unknown, so that it cannot "
                    + "be gone on with");
        }
        return content;
    }

    private void add(byte[] frame) throws IOException, JournalException {
        byte[] bytes = Arrays.copyOfRange(frame, 1, frame.length);
        ended = frame[0] == END;
        if (frame[0] == HEADER) {
            header = JournalHeader.of(bytes);
        } else if (frame[0] == FORK) {
            forks.add(fork(bytes));
        } else if (frame[0] == RECORD) {
            records.add(bytes);
        }
    }

    private JournaledFork fork(byte[] bytes) throws JournalException {
        try {
            return ForkCodec.decode(bytes);
        } catch (IOException | ClassNotFoundException | RuntimeException e) {
            throw new JournalException(name, "holds a fork that cannot be read: "
                    + (e.getMessage() == null ? e : e.getMessage()));
        }
    }

    static byte[] frame(byte kind, byte[] content) {
        byte[] frame = new byte[1 + content.length];
        frame[0] = kind;
        System.arraycopy(content, 0, frame, 1, content.length);
        return frame;
    }

    /** Or null, where a crash cut it off; there are no forks then. */
    JournalHeader header() {
        return header;
    }

    List<JournaledFork> forks() {
        return forks;
    }

    /** Forks that only those can read who wrote them. */
    List<byte[]> records() {
        return records;
    }

    /** How many forks there are. */
    int size() {
        return forks.size() + records.size();
    }

    /** Tells whether the run came to its end. */
    boolean isEnded() {
        return ended;
    }
}

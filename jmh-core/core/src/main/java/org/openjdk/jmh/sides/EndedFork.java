package org.openjdk.jmh.sides;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What came of a fork of either side; immutable. */
final class EndedFork {

    private enum State {
        MEASURED, LOST, DISCARDED, CUT
    }

    private final int number;
    private final State state;
    private final String text;

    private EndedFork(int number, State state, String text) {
        this.number = number;
        this.state = state;
        this.text = text;
    }

    /** A fork with a result: that of JMH in JSON. */
    static EndedFork measured(int number, String json) {
        return new EndedFork(number, State.MEASURED, json);
    }

    /** A fork without one: why. */
    static EndedFork lost(int number, String reason) {
        return new EndedFork(number, State.LOST, reason);
    }

    /** A fork of which nothing is kept, as the one that ran beside it was lost. */
    static EndedFork discarded(int number) {
        return new EndedFork(number, State.DISCARDED, "");
    }

    /** A fork that was ended as it outlasted its time. */
    static EndedFork cut(int number) {
        return new EndedFork(number, State.CUT, "");
    }

    /** Of its side, as the schedule has it. */
    int number() {
        return number;
    }

    /** The side that it is of. */
    int side() {
        return number % 2;
    }

    boolean isMeasured() {
        return state == State.MEASURED;
    }

    /** Whether it was lost for a reason of its own. */
    boolean isLost() {
        return state == State.LOST;
    }

    /** Whether the budget ended it. */
    boolean isCut() {
        return state == State.CUT;
    }

    /** The result, or why there is none. */
    String text() {
        return text;
    }

    void write(DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(number);
        out.writeUTF(state.name());
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static State state(String name) throws IOException {
        for (State state : State.values()) {
            if (state.name().equals(name)) {
                return state;
            }
        }
        throw new IOException("it is damaged in a fork that is " + name);
    }

    static EndedFork read(DataInputStream in) throws IOException {
        int number = in.readInt();
        State state = state(in.readUTF());
        int length = in.readInt();
        if (number < 0 || length < 0 || length > in.available()) {
            throw new IOException("it is damaged in a fork with number " + number + " and " + length + " bytes");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new EndedFork(number, state, new String(bytes, StandardCharsets.UTF_8));
    }
}

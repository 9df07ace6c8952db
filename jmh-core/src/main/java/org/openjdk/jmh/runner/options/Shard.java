package org.openjdk.jmh.runner.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A part of a suite that is spread over several machines. Immutable. */
public final class Shard {

    /** More shards are probably a mistake, and each machine computes all of them. */
    private static final int MOST = 10_000;
    private static final String REMEDY =
            "write 2/5 for the second of five shards, 2/5:forks to spread the forks of each benchmark, or auto if a scheduler sets both numbers";
    private static final Pattern GIVEN = Pattern.compile("(\\d{1,9})/(\\d{1,9})(:forks)?");
    private static final Pattern AUTO = Pattern.compile("auto(?:/(\\d{1,9}))?(:forks)?");

    private final int number;
    private final int count;
    private final boolean byForks;

    private Shard(int number, int count, boolean byForks) {
        this.number = number;
        this.count = count;
        this.byForks = byForks;
    }

    /**
     * Creates a part of the benchmarks.
     *
     * @param number number of the part, from 1
     * @param count  number of parts, 1 to 10,000
     * @return a part with some benchmarks and all of their forks
     * @throws IllegalArgumentException if there is no such part
     */
    public static Shard of(int number, int count) {
        String wrong = wrong(number, count);
        if (wrong != null) {
            throw new IllegalArgumentException("shard " + number + "/" + count + ": " + wrong);
        }
        return new Shard(number, count, false);
    }

    /**
     * {@return the same part with forks spread instead of benchmarks: each machine runs some forks of each benchmark}
     */
    public Shard ofForks() {
        return new Shard(number, count, true);
    }

    /** {@return the same part with benchmarks spread, each with all of its forks} */
    public Shard ofBenchmarks() {
        return new Shard(number, count, false);
    }

    /** Reads a shard from the command line, or from the environment of a scheduler. */
    static Shard parse(String text, SchedulerVariables variables) throws CommandLineOptionException {
        Matcher given = GIVEN.matcher(text.trim());
        Matcher auto = AUTO.matcher(text.trim());
        if (given.matches()) {
            return checked(text, Integer.parseInt(given.group(1)), Integer.parseInt(given.group(2)),
                    given.group(3) != null);
        }
        if (auto.matches()) {
            int[] place = variables.place(text, auto.group(1) == null ? 0 : Integer.parseInt(auto.group(1)));
            return checked(text, place[0], place[1], auto.group(2) != null);
        }
        throw new CommandLineOptionException("-shard " + text + ": " + REMEDY);
    }

    private static Shard checked(String text, int number, int count, boolean byForks)
            throws CommandLineOptionException {
        String wrong = wrong(number, count);
        if (wrong != null) {
            throw new CommandLineOptionException("-shard " + text + ": " + wrong);
        }
        return new Shard(number, count, byForks);
    }

    private static String wrong(int number, int count) {
        if (count < 1 || count > MOST) {
            return "the number of shards must be 1 to " + MOST + ", not " + count;
        }
        return number >= 1 && number <= count ? null
                : "there is no shard " + number + " of " + count + "; they are numbered from 1 to " + count;
    }

    /** {@return the number of this part, from 1 to {@link #count()}} */
    public int number() {
        return number;
    }

    /** {@return the number of parts, 1 or more} */
    public int count() {
        return count;
    }

    /** {@return whether forks are spread instead of benchmarks} */
    public boolean isOfForks() {
        return byForks;
    }

    /** Returns the form on the command line. */
    @Override
    public String toString() {
        return number + "/" + count + (byForks ? ":forks" : "");
    }
}

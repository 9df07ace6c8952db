package org.openjdk.jmh.results.environment;

/**
 * What disturbs a fork, and from which size on it is said.
 *
 * <p>A benchmark that loses a share of its time is slower by about that share. One hundredth is half of what the default
 * criterion lets a result be off by, so that less cannot be seen in it.
 */
public enum Cause {

    /** A hypervisor gave processors to other machines. */
    STOLEN(Limits.SHARE, "of the time taken by other virtual machines",
            "use a dedicated machine, or processors that are not shared") {
        @Override
        public double size(ForkEnvironment fork) {
            return fork.measurement().stolen();
        }
    },

    /** Threads of the benchmark had no processor, since others used them. */
    WAITING(Limits.SHARE, "of the time waiting for a processor",
            "stop other programs, or use fewer threads (-t)") {
        @Override
        public double size(ForkEnvironment fork) {
            return fork.measurement().waiting();
        }
    },

    /** The control group had used up its quota. */
    THROTTLED(Limits.SHARE,
            "of the time stopped by the processor quota of the container",
            "raise or remove that quota") {
        @Override
        public double size(ForkEnvironment fork) {
            return fork.measurement().throttled();
        }
    },

    /** Processors were slowed down because they were hot. */
    HOT(0, "slowed down because processors were hot",
            "cool the machine, or turn turbo off") {
        @Override
        public double size(ForkEnvironment fork) {
            return fork.thermalEvents();
        }
    },

    /** The machine had another speed behind the fork than in front of it. */
    RULER(Limits.RULER, "change of the machine's own speed",
            "stop other programs, fix the processor frequency (governor performance, turbo off), or run more forks (-f)") {
        @Override
        public double size(ForkEnvironment fork) {
            return Math.abs(fork.rulerChange());
        }
    };

    private final double limit;
    private final String words;
    private final String remedy;

    Cause(double limit, String words, String remedy) {
        this.limit = limit;
        this.words = words;
        this.remedy = remedy;
    }

    /**
     * Returns how much of it there was.
     *
     * @param fork that was measured
     * @return a share, or a number of times for {@link #HOT}; NaN where it is not known
     */
    public abstract double size(ForkEnvironment fork);

    boolean disturbs(ForkEnvironment fork) {
        return size(fork) > limit;
    }

    /** Behind a share of time. */
    String words() {
        return words;
    }

    String remedy() {
        return remedy;
    }
}

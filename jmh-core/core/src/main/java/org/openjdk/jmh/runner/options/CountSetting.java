package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/**
 * A number that a dynamic run can be given: what it is called on the command line, in programs and in annotations, which
 * numbers make sense, what holds without it, and what it means. Parser, builder, plans and checks of annotations read
 * it here, and a test holds the documentation to it.
 */
public enum CountSetting {

    /** How far the vector of the warmup reaches back. */
    WINDOW("sw", "stabilityWindow", "Reconfigure", "window", "stability window", 1,
            String.valueOf(ReconfigurationDefaults.WARMUP_WINDOW),
            "Stability window: the number of earlier warmup iterations with which the newest one is compared; steady has "
                    + "none."),

    /** How far the vector of the forks reaches back. */
    FORK_WINDOW("sfw", "stabilityForkWindow", "Reconfigure", "forkWindow", "stability window of the forks", 0,
            String.valueOf(ReconfigurationDefaults.FORK_WINDOW),
            "Stability window of the forks; 0 stands for all, and steady has none."),

    /** Warmup iterations at least. */
    WARMUP_MIN("wimin", "warmupMin", "WarmupMin", "value", "minimum of warmup iterations", 0,
            ReconfigurationDefaults.MIN_WARMUP_ITERATIONS + ", or -wi where that is less",
            "Warmup iterations that a dynamic run does at least; -wi is the most that it does."),

    /** Forks at least. */
    FORK_MIN("fmin", "forkMin", "ForkMin", "value", "minimum of forks", 1,
            ReconfigurationDefaults.MIN_FORKS + ", or -f where that is less",
            "Forks that a dynamic run does at least; -f is the most that it does."),

    /** Warmup forks at least. */
    WARMUP_FORK_MIN("wfmin", "warmupForkMin", "ForkMin", "warmups", "minimum of warmup forks", 0,
            String.valueOf(ReconfigurationDefaults.MIN_WARMUP_FORKS),
            "Warmup forks that a dynamic run does at least; -wf is the most that it does.");

    /** Stands in annotations for an element that is not set, where an element need not be. */
    public static final int UNSET = -1;

    private final String flag;
    private final String method;
    private final String annotation;
    private final String element;
    private final String noun;
    private final int least;
    private final String byDefault;
    private final String meaning;

    CountSetting(String flag, String method, String annotation, String element, String noun, int least,
                 String byDefault, String meaning) {
        this.flag = flag;
        this.method = method;
        this.annotation = annotation;
        this.element = element;
        this.noun = noun;
        this.least = least;
        this.byDefault = byDefault;
        this.meaning = meaning;
    }

    /**
     * Returns its flag.
     *
     * @return without the dash
     */
    public String flag() {
        return flag;
    }

    /**
     * Returns its method.
     *
     * @return name of a method of {@link ChainedOptionsBuilder}
     */
    public String method() {
        return method;
    }

    /**
     * Returns the annotation that can set it.
     *
     * @return qualified name
     */
    public String annotation() {
        return "org.openjdk.jmh.annotations." + annotation;
    }

    /**
     * Returns the annotation's element that sets it.
     *
     * @return name of the element
     */
    public String element() {
        return element;
    }

    /**
     * Tells whether the annotation says something about it.
     *
     * @param value of the element
     * @return false where the element is left at {@link #UNSET}, which those have that need not be given
     */
    public boolean isSet(int value) {
        return value != UNSET || element.equals("value");
    }

    /**
     * Returns the smallest number that makes sense.
     *
     * @return 0 or 1
     */
    public int least() {
        return least;
    }

    /**
     * Returns what holds where nobody says anything.
     *
     * @return in words
     */
    public String byDefault() {
        return byDefault;
    }

    /**
     * Returns what it means.
     *
     * @return one sentence, or two
     */
    public String meaning() {
        return meaning;
    }

    /**
     * Returns what it is in a sentence.
     *
     * @return behind an article
     */
    public String noun() {
        return noun;
    }

    /**
     * Tells whether a number makes sense.
     *
     * @param value any number
     * @return true if so
     */
    public boolean accepts(int value) {
        return value >= least;
    }

    /**
     * Returns what is wrong with a number.
     *
     * @param value one that makes no sense
     * @param place what to say of its place behind it; may be empty
     * @return one sentence without a capital letter in front and a full stop behind
     */
    public String problem(int value, String place) {
        return SettingType.tooLow(noun, value, place, least);
    }
}

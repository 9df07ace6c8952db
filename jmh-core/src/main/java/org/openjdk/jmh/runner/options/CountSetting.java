package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/**
 * A number that bounds a dynamic run: its names on the command line, in programs and in annotations, its range, default
 * and meaning. Parser, builder, plans, checks of annotations, and a test of the documentation read it from here.
 */
public enum CountSetting {

    /** Number of warmup iterations in the stability vector. */
    WINDOW("sw", "stabilityWindow", "Reconfigure", "window", "stability window", 1,
            String.valueOf(ReconfigurationDefaults.WARMUP_WINDOW),
            "Stability window: the number of earlier warmup iterations to compare the newest one with. steady ignores it."),

    /** Number of forks in the stability vector. */
    FORK_WINDOW("sfw", "stabilityForkWindow", "Reconfigure", "forkWindow", "stability window of the forks", 0,
            String.valueOf(ReconfigurationDefaults.FORK_WINDOW),
            "Stability window of the forks: the number of earlier forks to compare with; 0 means all. steady ignores it."),

    /** Minimum of warmup iterations. */
    WARMUP_MIN("wimin", "warmupMin", "WarmupMin", "value", "minimum of warmup iterations", 0,
            ReconfigurationDefaults.MIN_WARMUP_ITERATIONS + ", or -wi if lower",
            "Minimum number of warmup iterations in a dynamic run; -wi is the maximum."),

    /** Minimum of forks. */
    FORK_MIN("fmin", "forkMin", "ForkMin", "value", "minimum of forks", 1,
            ReconfigurationDefaults.MIN_FORKS + ", or -f if lower",
            "Minimum number of forks in a dynamic run; -f is the maximum."),

    /** Minimum of warmup forks. */
    WARMUP_FORK_MIN("wfmin", "warmupForkMin", "ForkMin", "warmups", "minimum of warmup forks", 0,
            String.valueOf(ReconfigurationDefaults.MIN_WARMUP_FORKS),
            "Minimum number of warmup forks in a dynamic run; -wf is the maximum.");

    /** Default of optional elements in annotations: the element is not set. */
    public static final int UNSET = -1;

    private final String flag;
    private final String method;
    private final String annotation;
    private final String element;
    private final String noun;
    private final int minimum;
    private final String byDefault;
    private final String meaning;

    CountSetting(String flag, String method, String annotation, String element, String noun, int minimum,
                 String byDefault, String meaning) {
        this.flag = flag;
        this.method = method;
        this.annotation = annotation;
        this.element = element;
        this.noun = noun;
        this.minimum = minimum;
        this.byDefault = byDefault;
        this.meaning = meaning;
    }

    /** {@return the flag, without the dash} */
    public String flag() {
        return flag;
    }

    /** {@return the name of the method of {@link ChainedOptionsBuilder}} */
    public String method() {
        return method;
    }

    /** {@return the qualified name of the annotation that can set this number} */
    public String annotation() {
        return "org.openjdk.jmh.annotations." + annotation;
    }

    /** {@return the element of the annotation that sets this number} */
    public String element() {
        return element;
    }

    /**
     * Returns whether an element of an annotation was set.
     *
     * @param value value of the element
     * @return false if it is {@link #UNSET}, for an element that is optional
     */
    public boolean isSet(int value) {
        return value != UNSET || element.equals("value");
    }

    /** {@return the smallest valid number, 0 or 1} */
    public int least() {
        return minimum;
    }

    /** {@return the default, in words} */
    public String byDefault() {
        return byDefault;
    }

    /** {@return the meaning, in one or two sentences} */
    public String meaning() {
        return meaning;
    }

    /** {@return a noun phrase without its article} */
    public String noun() {
        return noun;
    }

    /**
     * Returns whether a number is valid.
     *
     * @param value number
     * @return true from {@link #least()} on
     */
    public boolean accepts(int value) {
        return value >= minimum;
    }

    /**
     * Returns what is wrong with an invalid number.
     *
     * @param value invalid number
     * @param place source of the number, to append; may be empty
     * @return a sentence without capital letter and full stop
     */
    public String problem(int value, String place) {
        return SettingType.tooLow(noun, value, place, minimum);
    }
}

package org.openjdk.jmh.bench.subjects;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Regular expressions. */
public class Re2jPatterns extends Subject {

    private static final String PATTERN = "\\b(a\\w*e|t(he|o)\\w+|\\w{9,})\\b";

    private Pattern pattern;
    private String text;

    /** Compiles the pattern. */
    @Setup
    public void prepare() {
        pattern = Pattern.compile(PATTERN);
        text = FixedInputs.text(300);
    }

    /** Stable: an automaton that interprets, one loop over instructions for each character. */
    @Benchmark
    public int find() {
        Matcher matcher = pattern.matcher(text);
        int found = 0;
        while (matcher.find()) {
            found++;
        }
        return found;
    }

    /** Allocating and short: parses and simplifies a pattern, many small classes, a recursive structure. */
    @Benchmark
    public Pattern compile() {
        return Pattern.compile(PATTERN);
    }
}

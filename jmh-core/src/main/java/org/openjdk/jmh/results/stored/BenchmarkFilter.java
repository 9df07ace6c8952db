package org.openjdk.jmh.results.stored;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.options.Options;

/** Selects the stored benchmarks that a run with the same options would find. */
public final class BenchmarkFilter implements Predicate<String> {

    private final List<Pattern> includes;
    private final List<Pattern> excludes;

    /** @throws ComparisonException if a name is not a regular expression */
    public BenchmarkFilter(Options options) throws ComparisonException {
        includes = patterns(options.getIncludes());
        excludes = patterns(options.getExcludes());
    }

    private static List<Pattern> patterns(Collection<String> texts) throws ComparisonException {
        try {
            return texts.stream().map(Pattern::compile).collect(Collectors.toList());
        } catch (PatternSyntaxException e) {
            throw new ComparisonException(e.getPattern() + " is not a regular expression: " + e.getDescription());
        }
    }

    @Override
    public boolean test(String name) {
        return (includes.isEmpty() || matches(includes, name)) && !matches(excludes, name);
    }

    private static boolean matches(List<Pattern> patterns, String name) {
        return patterns.stream().anyMatch(pattern -> pattern.matcher(name).find());
    }
}

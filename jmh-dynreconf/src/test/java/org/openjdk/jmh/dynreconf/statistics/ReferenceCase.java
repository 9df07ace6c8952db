package org.openjdk.jmh.dynreconf.statistics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** One line of what make_reference.py, or a script beside it, wrote with NumPy and SciPy. */
public record ReferenceCase(String name, double[] parameters, double[] first, double[] second, double[] expected) {

    /** All cases of a name in reference.txt; there is at least one. */
    public static List<ReferenceCase> named(String name) {
        return named("reference.txt", name);
    }

    /** All cases of a name in another file beside it. */
    public static List<ReferenceCase> named(String file, String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                ReferenceCase.class.getResourceAsStream(file), StandardCharsets.US_ASCII))) {
            List<ReferenceCase> cases = reader.lines().map(ReferenceCase::parse)
                    .filter(c -> c.name.equals(name)).toList();
            if (cases.isEmpty()) {
                throw new IllegalArgumentException(file + " has no case named " + name);
            }
            return cases;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ReferenceCase parse(String line) {
        String[] fields = line.split("\\|", -1);
        return new ReferenceCase(fields[0].trim(), numbers(fields[1]), numbers(fields[2]), numbers(fields[3]),
                numbers(fields[4]));
    }

    private static double[] numbers(String field) {
        return Arrays.stream(field.trim().split(" ")).filter(s -> !s.isEmpty())
                .mapToDouble(Double::parseDouble).toArray();
    }

    long[] secondAsCounts() {
        return Arrays.stream(second).mapToLong(d -> (long) d).toArray();
    }

    @Override
    public String toString() {
        return name + Arrays.toString(parameters) + " of " + first.length + " and " + second.length + " values";
    }
}

package org.openjdk.jmh.production.commands;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses durations such as {@code 30s} or {@code 20us}. */
final class DurationConverter implements ITypeConverter<Duration> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?) ?(ns|us|ms|s|m|min|h)");
    private static final Map<String, Long> NANOSECONDS = Map.of("ns", 1L, "us", 1_000L, "ms", 1_000_000L, "s",
            1_000_000_000L, "m", 60_000_000_000L, "min", 60_000_000_000L, "h", 3_600_000_000_000L);

    @Override
    public Duration convert(String text) {
        Matcher form = FORM.matcher(text.trim());
        if (!form.matches()) {
            throw new TypeConversionException("'" + text + "' is not a length of time: write 30s, 2m or 20us");
        }
        return Duration.ofNanos(new BigDecimal(form.group(1))
                .multiply(BigDecimal.valueOf(NANOSECONDS.getOrDefault(form.group(2), 0L))).longValue());
    }
}

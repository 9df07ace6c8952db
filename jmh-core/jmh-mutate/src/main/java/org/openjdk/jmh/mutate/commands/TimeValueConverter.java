package org.openjdk.jmh.mutate.commands;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses times such as {@code 200ms}, {@code 30m} or {@code 8h}; a number alone is in seconds. */
final class TimeValueConverter implements ITypeConverter<TimeValue> {

    private static final Pattern NOTATION = Pattern.compile("(\\d{1,9})\\s*(us|ms|s|m|h|)");

    @Override
    public TimeValue convert(String text) {
        Matcher notation = NOTATION.matcher(text.toLowerCase(Locale.ROOT));
        if (!notation.matches() || Long.parseLong(notation.group(1)) == 0) {
            throw new TypeConversionException("'" + text + "' is not a time: write 200ms, 2s, 30m or 8h");
        }
        long number = Long.parseLong(notation.group(1));
        return switch (notation.group(2)) {
            case "us" -> TimeValue.microseconds(number);
            case "ms" -> TimeValue.milliseconds(number);
            case "m" -> TimeValue.minutes(number);
            case "h" -> TimeValue.hours(number);
            default -> TimeValue.seconds(number);
        };
    }

    static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.MICROSECONDS) / 1e6;
    }
}

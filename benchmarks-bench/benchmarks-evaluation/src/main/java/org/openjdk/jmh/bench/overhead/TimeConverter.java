package org.openjdk.jmh.bench.overhead;

import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as JMH does, with a message that says what they look like. */
public final class TimeConverter implements ITypeConverter<TimeValue> {

    @Override
    public TimeValue convert(String text) {
        if (!text.matches("[1-9][0-9]*(ms|s|min)")) {
            throw new TypeConversionException("'" + text + "' is not a time such as 500ms, 1s or 2min");
        }
        return TimeValue.fromString(text);
    }
}

package org.openjdk.jmh.production.commands;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses shares above 0 and below 100, such as {@code 25%} or {@code 0.25}. */
final class ShareConverter implements ITypeConverter<Double> {

    @Override
    public Double convert(String text) {
        try {
            double share = text.endsWith("%") ? Double.parseDouble(text.substring(0, text.length() - 1).trim()) / 100
                    : Double.parseDouble(text);
            if (share > 0 && share < 100) {
                return share;
            }
        } catch (NumberFormatException e) {
            // The exception below says what is valid.
        }
        throw new TypeConversionException("'" + text + "' is not a share above 0: write 25% or 0.25");
    }
}

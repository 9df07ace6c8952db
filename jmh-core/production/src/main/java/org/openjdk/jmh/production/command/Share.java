package org.openjdk.jmh.production.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A share above 0 as people write it: {@code 25%} or {@code 0.25}. */
final class Share implements ITypeConverter<Double> {

    @Override
    public Double convert(String text) {
        try {
            double share = text.endsWith("%") ? Double.parseDouble(text.substring(0, text.length() - 1).trim()) / 100
                    : Double.parseDouble(text);
            if (share > 0 && share < 100) {
                return share;
            }
        } catch (NumberFormatException e) {
            // It is said below what would be right.
        }
        throw new TypeConversionException("'" + text + "' is no share above 0: 25% and 0.25 are");
    }
}

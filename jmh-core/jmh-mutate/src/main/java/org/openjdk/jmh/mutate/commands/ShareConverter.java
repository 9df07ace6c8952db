package org.openjdk.jmh.mutate.commands;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses shares from 0 and below 10, such as {@code 5%} or {@code 0.05}; {@code 5} is 500 %. */
final class ShareConverter implements ITypeConverter<Double> {

    @Override
    public Double convert(String text) {
        try {
            double share = text.endsWith("%") ? Double.parseDouble(text.substring(0, text.length() - 1).trim()) / 100
                    : Double.parseDouble(text);
            if (share >= 0 && share < 10) {
                return share;
            }
        } catch (NumberFormatException e) {
            // The exception below says what is valid.
        }
        throw new TypeConversionException("'" + text + "' is not a share: write 5% or 0.05");
    }
}

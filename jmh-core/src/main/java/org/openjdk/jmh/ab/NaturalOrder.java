package org.openjdk.jmh.ab;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The natural order of names, which compares digits as numbers: 1.9 comes before 1.10. */
final class NaturalOrder {

    static final Comparator<String> ORDER = NaturalOrder::compare;

    private static final Pattern PART = Pattern.compile("\\d+|\\D+");

    private NaturalOrder() {
    }

    private static int compare(String one, String other) {
        Matcher parts = PART.matcher(one);
        Matcher others = PART.matcher(other);
        while (parts.find()) {
            if (!others.find()) {
                return 1;
            }
            int order = compareParts(parts.group(), others.group());
            if (order != 0) {
                return order;
            }
        }
        return others.find() ? -1 : one.compareTo(other);
    }

    private static int compareParts(String part, String other) {
        boolean areNumbers = Character.isDigit(part.charAt(0)) && Character.isDigit(other.charAt(0));
        return areNumbers ? new BigInteger(part).compareTo(new BigInteger(other)) : part.compareTo(other);
    }
}

package org.openjdk.jmh.dynreconf.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Masks confidential values in results, such as that of {@code -Dpassword=...}. All masks are equal, so that runs that
 * otherwise have the same arguments count as such.
 */
public final class Secrets {

    private static final String MASK = "***";
    private static final Pattern ANYWHERE =
            Pattern.compile("password|passwd|passphrase|secret|credential|(?:api|access|private|auth)[._-]?key");
    private static final Set<String> WORDS = Collections.unmodifiableSet(
            new HashSet<>(Arrays.asList("pass", "pwd", "token", "authorization", "jwt", "cookie")));
    private static final Pattern BETWEEN_WORDS =
            Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
    private static final Pattern NAME = Pattern.compile("(?:-D|\\b)([A-Za-z][\\w.-]*)=");
    private static final Pattern END_OF_VALUE = Pattern.compile("[,;&\\s]|$");
    private static final Pattern END_OF_ARGUMENT = Pattern.compile("\\s|$");
    private static final Pattern USER_OF_ADDRESS = Pattern.compile("(://[^/@\\s:]*:)[^/@\\s]+@");

    private Secrets() {
    }

    /**
     * Masks values of properties whose names contain a word like password, secret or token, and passwords in addresses,
     * in an argument of a virtual machine or a line with several.
     */
    public static String masked(String argument) {
        StringBuilder masked = new StringBuilder();
        Matcher name = NAME.matcher(argument);
        int end = 0;
        while (end < argument.length() && name.find(end)) {
            masked.append(argument, end, name.end());
            end = name.end();
            if (isSecret(name.group(1)) && end < argument.length()) {
                masked.append(MASK);
                end = endOfValue(argument, name);
            }
        }
        return USER_OF_ADDRESS.matcher(masked.append(argument, end, argument.length())).replaceAll("$1" + MASK + "@");
    }

    /**
     * Returns the end of a confidential value: everything after the name of a property, an element of an agent's list,
     * or a word of a line.
     */
    private static int endOfValue(String argument, Matcher name) {
        if (name.start() == 0 && argument.startsWith("-D")) {
            return argument.length();
        }
        char first = argument.charAt(name.end());
        int quote = first == '"' || first == '\'' ? argument.indexOf(first, name.end() + 1) : -1;
        Matcher end = (name.group().startsWith("-D") ? END_OF_ARGUMENT : END_OF_VALUE).matcher(argument);
        return quote >= 0 ? quote + 1 : end.find(name.end()) ? end.start() : argument.length();
    }

    public static List<String> masked(Collection<String> arguments) {
        return arguments.stream().map(Secrets::masked).collect(Collectors.toList());
    }

    private static boolean isSecret(String name) {
        return ANYWHERE.matcher(name.toLowerCase(Locale.ROOT)).find()
                || BETWEEN_WORDS.splitAsStream(name).anyMatch(word -> WORDS.contains(word.toLowerCase(Locale.ROOT)));
    }
}

package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Tests that our parser expands each abbreviation of a flag as upstream's does. */
class FlagAbbreviationsTest {

    /** Values of which at least one suits each flag that needs one. */
    private static final List<String> VALUES = List.of("3", "true", "ss", "gc", "NORMAL", "INDI", "us", "json", "1s",
            "a=b");

    private static URLClassLoader loader;
    private static Class<?> upstream;

    @BeforeAll
    static void load() throws ClassNotFoundException {
        URL[] urls = Jars.upstream().stream().map(FlagAbbreviationsTest::url).toArray(URL[]::new);
        loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        upstream = Class.forName(CommandLineOptions.class.getName(), true, loader);
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the parsed values by getter of upstream's parser, or its error. */
    private static Map<String, String> parsed(Class<?> type, String... arguments) throws ReflectiveOperationException {
        Map<String, String> values = new TreeMap<>();
        Constructor<?> constructor = type.getConstructor(String[].class);
        try {
            Object options = constructor.newInstance((Object) arguments);
            for (Method getter : upstream.getMethods()) {
                if (getter.getParameterCount() == 0 && getter.getName().matches("(get|should|verb).*")
                        && getter.getDeclaringClass().getName().equals(CommandLineOptions.class.getName())) {
                    values.put(getter.getName(), text(type.getMethod(getter.getName()).invoke(options)));
                }
            }
        } catch (InvocationTargetException e) {
            values.put("error", String.valueOf(e.getCause().getMessage()));
        }
        return values;
    }

    /** The text of an array contains its address. */
    private static String text(Object value) {
        return String.valueOf(value).replaceAll("\\[I@\\w+", "numbers");
    }

    private static Set<String> upstreamsFlags() throws ReflectiveOperationException {
        Object options = upstream.getConstructor(String[].class).newInstance((Object) new String[0]);
        Field parser = upstream.getDeclaredField("parser");
        parser.setAccessible(true);
        Object map = parser.getType().getMethod("recognizedOptions").invoke(parser.get(options));
        Set<String> flags = new TreeSet<>();
        ((Map<?, ?>) map).keySet().forEach(name -> flags.add(String.valueOf(name)));
        flags.removeIf(name -> name.startsWith("["));
        return flags;
    }

    private static List<String[]> commandLines(String flag) {
        List<String[]> lines = new ArrayList<>();
        lines.add(new String[] {flag});
        for (String value : VALUES) {
            lines.add(new String[] {flag, value});
            lines.add(new String[] {flag + "=" + value});
            lines.add(new String[] {"-" + flag, value, "-f", "7"});
        }
        return lines;
    }

    /** Upstream ignores what follows -h; here it is a topic, and no value of these tests is one. */
    private static boolean isHelpOnATopic(Map<String, String> values) {
        return values.get("shouldHelp").equals("true") && !values.get("getIncludes").equals("[]");
    }

    @Test
    void eachAbbreviationOfUpstreamsFlags_hasTheSameMeaning() throws ReflectiveOperationException {
        Set<String> abbreviations = new TreeSet<>();
        for (String flag : upstreamsFlags()) {
            for (int length = 1; length <= flag.length(); length++) {
                abbreviations.add("-" + flag.substring(0, length));
            }
        }
        int taken = 0;
        for (String abbreviation : abbreviations) {
            for (String[] line : commandLines(abbreviation)) {
                Map<String, String> expected = parsed(upstream, line);
                if (!expected.containsKey("error")) {
                    taken++;
                    Map<String, String> actual = parsed(CommandLineOptions.class, line);
                    if (isHelpOnATopic(expected)) {
                        assertTrue(actual.get("error").startsWith("-h "), () -> String.join(" ", line));
                        assertTrue(actual.get("error").contains(": there is no such topic. Topics are jmh, dynamic, "),
                                () -> String.join(" ", line));
                    } else {
                        assertEquals(expected, actual, () -> String.join(" ", line));
                    }
                }
            }
        }
        assertTrue(taken > abbreviations.size(), () -> "upstream takes too few of " + abbreviations);
    }

    @Test
    void abbreviationAsTheValueOfAnotherFlag_isNotExpanded() throws ReflectiveOperationException {
        for (String[] line : List.of(new String[] {"-jvmArgs", "-s"}, new String[] {"-e", "-s", "-s", "true"},
                new String[] {"--", "-s"}, new String[] {"-jvm=-s"})) {
            assertEquals(parsed(upstream, line), parsed(CommandLineOptions.class, line), () -> String.join(" ", line));
        }
    }
}

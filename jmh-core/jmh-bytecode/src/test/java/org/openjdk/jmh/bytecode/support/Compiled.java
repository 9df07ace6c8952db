package org.openjdk.jmh.bytecode.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Sources compiled with JMH's annotation processor into folders of their own. */
public final class Compiled {

    private static final Pattern NAME = Pattern.compile("(?:class|interface|enum|record) (\\w+)");
    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final String IMPORTS = "import org.openjdk.jmh.annotations.*; import org.openjdk.jmh.infra.*;"
            + " import java.util.*; import java.util.function.*;";

    private final Path parent;
    private final List<String> options;

    /**
     * Compiles.
     *
     * @param parent  of the folders
     * @param options of javac besides those for the class path
     */
    public Compiled(Path parent, String... options) {
        this.parent = parent;
        this.options = List.of(options);
    }

    /** Compiles each source, which has no imports, into one new folder. */
    public Path of(String... sources) {
        try {
            Path folder = Files.createTempDirectory(parent, "classes");
            List<String> all = new ArrayList<>(options);
            all.addAll(List.of("-nowarn", "-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
            StringWriter messages = new StringWriter();
            List<JavaFileObject> files = new ArrayList<>();
            for (String source : sources) {
                files.add(new Source(source));
            }
            boolean done = ToolProvider.getSystemJavaCompiler().getTask(messages, null, null, all, null, files).call();
            assertTrue(done, messages::toString);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        private Source(String source) {
            super(URI.create("string:///" + first(PACKAGE, source).replace('.', '/') + "/" + first(NAME, source)
                    + ".java"), Kind.SOURCE);
            text = source.replaceFirst("(package [\\w.]+;)", "$1 " + IMPORTS);
        }

        private static String first(Pattern pattern, String source) {
            Matcher matcher = pattern.matcher(source);
            assertTrue(matcher.find(), source);
            return matcher.group(1);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}

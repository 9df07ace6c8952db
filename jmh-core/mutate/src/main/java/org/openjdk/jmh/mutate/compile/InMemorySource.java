package org.openjdk.jmh.mutate.compile;

import java.net.URI;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** A source file in memory. */
final class InMemorySource extends SimpleJavaFileObject {

    private final String path;
    private final String text;

    InMemorySource(String path, String text) {
        super(URI.create("source:///" + path.replace(" ", "%20")), Kind.SOURCE);
        this.path = path;
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    @Override
    public String toString() {
        return path;
    }

    /** {@return an error of the compiler in one line} */
    static String message(Diagnostic<? extends JavaFileObject> error) {
        String message = error.getMessage(Locale.ENGLISH).lines().map(String::strip)
                .reduce((one, other) -> one + "; " + other).orElse("");
        return error.getSource() == null ? message : error.getSource() + ":" + error.getLineNumber() + ": " + message;
    }
}

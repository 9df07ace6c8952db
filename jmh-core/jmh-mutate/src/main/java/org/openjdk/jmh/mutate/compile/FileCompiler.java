package org.openjdk.jmh.mutate.compile;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Compiles single files against the compiled project. Annotation processors do not run, since the compiled project
 * contains what they generate. Not thread-safe.
 */
public final class FileCompiler implements Closeable {

    private final JavaCompiler compiler;
    private final StandardJavaFileManager files;
    private final int release;
    private final List<String> options;

    /**
     * Creates a compiler.
     *
     * @param classPath the compiled project and its dependencies
     * @param release   Java version of the project
     * @throws MutateException if this Java has no compiler, or one that is too old
     */
    public FileCompiler(List<Path> classPath, int release) throws MutateException, IOException {
        JavaCompiler found = ToolProvider.getSystemJavaCompiler();
        if (found == null) {
            throw new MutateException("There is no compiler in " + System.getProperty("java.home")
                    + ". Run this tool with a JDK.");
        }
        if (release > Runtime.version().feature()) {
            throw new MutateException("The project is compiled for Java " + release + ", and this is Java "
                    + Runtime.version().feature() + ". Run this tool with a JDK " + release + " or later.");
        }
        this.compiler = found;
        this.release = release;
        this.files = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
        // An empty source path: everything else is compiled already.
        files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
        // Not --release, which would hide internal classes of the JDK that projects use.
        this.options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g", "-implicit:none", "-source",
                Integer.toString(release), "-target", Integer.toString(release));
    }

    /**
     * Resolves the types of a file, whose path has slashes, and passes it to a visitor unless there is an error.
     * Returns the first error with its line, or an empty text.
     */
    public String resolve(String path, String text, Consumer<SourceFile> visitor) throws IOException {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        JavacTask task = task(Map.of(path, text), new InMemoryClasses(files), messages);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        try {
            task.analyze();
        } catch (IllegalStateException e) {
            // The compiler throws unchecked exceptions at some invalid class files.
            return path + ": the compiler failed with " + e.getMessage();
        }
        @Nullable
        String error = error(messages);
        if (error == null) {
            units.forEach(unit -> visitor.accept(new SourceFile(path, text, release, unit, task)));
        }
        return error == null ? "" : error;
    }

    /** Compiles source texts by their path below the source folder. */
    public CompilationResult compile(Map<String, String> sources) {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        InMemoryClasses classes = new InMemoryClasses(files);
        boolean succeeded = task(sources, classes, messages).call();
        @Nullable
        String error = error(messages);
        return succeeded && error == null ? new CompilationResult(classes.classes(), "")
                : new CompilationResult(Map.of(), error == null ? "the compiler failed" : error);
    }

    private JavacTask task(Map<String, String> sources, InMemoryClasses classes,
                           DiagnosticCollector<JavaFileObject> messages) {
        List<InMemorySource> texts =
                sources.entrySet().stream().map(each -> new InMemorySource(each.getKey(), each.getValue()))
                        .toList();
        return (JavacTask) compiler.getTask(new StringWriter(), classes, messages, options, null, texts);
    }

    private static @Nullable String error(DiagnosticCollector<JavaFileObject> messages) {
        return messages.getDiagnostics().stream().filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .findFirst().map(InMemorySource::message).orElse(null);
    }

    @Override
    public void close() throws IOException {
        files.close();
    }

    private static final class InMemorySource extends SimpleJavaFileObject {

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
            return error.getSource() == null ? message
                    : error.getSource() + ":" + error.getLineNumber() + ": " + message;
        }
    }

    /** Keeps the compiler's output in memory. */
    private static final class InMemoryClasses extends ForwardingJavaFileManager<StandardJavaFileManager> {

        private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

        InMemoryClasses(StandardJavaFileManager files) {
            super(files);
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(JavaFileManager.Location location, String className,
                                                   JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("class:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    written.put(className, bytes);
                    return bytes;
                }
            };
        }

        @Override
        public void close() {
            // Do not close the files of the class path: the next source needs them.
        }
    }
}

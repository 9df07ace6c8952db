package org.openjdk.jmh.mutate.compile;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.Closeable;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Compiles single files against the compiled project. Annotation processors do not run: what they would have written is in
 * the compiled project. Not for several threads.
 */
public final class FileCompiler implements Closeable {

    private final JavaCompiler compiler;
    private final StandardJavaFileManager files;
    private final int release;
    private final List<String> options;

    /**
     * A compiler that reads a class path.
     *
     * @param classPath the compiled project and all that it needs
     * @param release the Java version that the project is compiled for
     * @throws MutateException if this Java has no compiler, or one too old
     * @throws IOException if the class path cannot be read
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
        // Nothing but the file itself is compiled: the rest is in the class path.
        files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
        // Not --release: it would hide what projects use of the JDK beyond its API.
        this.options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g", "-implicit:none", "-source",
                Integer.toString(release), "-target", Integer.toString(release));
    }

    /**
     * Resolves the types of a file and shows it.
     *
     * @param path its path below the source folder, with slashes
     * @param text its text
     * @param visitor is shown the file, unless there is an error
     * @return the first error, with its line; empty if there is none
     * @throws IOException if the class path cannot be read
     */
    public String resolve(String path, String text, Consumer<SourceFile> visitor) throws IOException {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        JavacTask task = task(Map.of(path, text), new ClassesInMemory(files), messages);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        try {
            task.analyze();
        } catch (IllegalStateException e) {
            // The compiler does not expect each class file that there may be.
            return path + ": the compiler failed with " + e.getMessage();
        }
        @Nullable
        String error = error(messages);
        if (error == null) {
            units.forEach(unit -> visitor.accept(new SourceFile(path, text, release, unit, task)));
        }
        return error == null ? "" : error;
    }

    /**
     * Compiles files.
     *
     * @param sources their texts by path below the source folder
     * @return class files, or the first error
     */
    public Compiled compile(Map<String, String> sources) {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        ClassesInMemory classes = new ClassesInMemory(files);
        boolean succeeded = task(sources, classes, messages).call();
        @Nullable
        String error = error(messages);
        return succeeded && error == null ? new Compiled(classes.classes(), "")
                : new Compiled(Map.of(), error == null ? "the compiler failed" : error);
    }

    private JavacTask task(Map<String, String> sources, ClassesInMemory classes,
                           DiagnosticCollector<JavaFileObject> messages) {
        List<SourceText> texts = sources.entrySet().stream().map(each -> new SourceText(each.getKey(), each.getValue()))
                .toList();
        return (JavacTask) compiler.getTask(new StringWriter(), classes, messages, options, null, texts);
    }

    private static @Nullable String error(DiagnosticCollector<JavaFileObject> messages) {
        return messages.getDiagnostics().stream().filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .findFirst().map(SourceText::message).orElse(null);
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}

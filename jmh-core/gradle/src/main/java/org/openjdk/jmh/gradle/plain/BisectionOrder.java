package org.openjdk.jmh.gradle.plain;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import org.openjdk.jmh.builds.Bisection;
import org.openjdk.jmh.builds.BuildFacts;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * What the process of a bisection is told, in a file.
 *
 * @param facts      of the build
 * @param processors the annotation processor
 * @param revisions  builds them
 * @param wanted     by the user
 */
public record BisectionOrder(BuildFacts facts, ModuleClassPath processors, RevisionsByGradle revisions,
                             Bisection.Wanted wanted) {

    private static final Gson JSON = new GsonBuilder()
            .registerTypeHierarchyAdapter(Path.class, new AsText<Path>(Path::of))
            .registerTypeHierarchyAdapter(Charset.class, new AsText<>(Charset::forName)).create();

    /** Something whose text says all of it. */
    private static final class AsText<T> extends TypeAdapter<T> {

        private final Function<String, T> ofText;

        AsText(Function<String, T> ofText) {
            this.ofText = ofText;
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            out.value(value.toString());
        }

        @Override
        public T read(JsonReader in) throws IOException {
            return ofText.apply(in.nextString());
        }
    }

    /**
     * Writes it.
     *
     * @param file for it
     */
    public void write(Path file) throws IOException {
        Files.writeString(file, JSON.toJson(this));
    }

    /**
     * Reads what was written.
     *
     * @param file with it
     */
    static BisectionOrder read(Path file) throws IOException {
        return JSON.fromJson(Files.readString(file), BisectionOrder.class);
    }
}

package org.openjdk.jmh.gradle.plain;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import org.openjdk.jmh.builds.CommitBisection;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BuildFacts;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** Represents what a bisection needs, and stores it in a file for its process. */
public record BisectionRequest(BuildFacts facts, ModuleClassPath processors, GradleRevisionBuild revisions,
                               CommitBisection.Wanted wanted) {

    private static final Gson JSON = new GsonBuilder()
            .registerTypeHierarchyAdapter(Path.class, new TextAdapter<Path>(Path::of))
            .registerTypeHierarchyAdapter(Charset.class, new TextAdapter<>(Charset::forName)).create();

    /** Converts a value to and from its text. */
    private static final class TextAdapter<T> extends TypeAdapter<T> {

        private final Function<String, T> ofText;

        TextAdapter(Function<String, T> ofText) {
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

    public void write(Path file) throws IOException {
        Files.writeString(file, JSON.toJson(this));
    }

    static BisectionRequest read(Path file) throws IOException {
        return JSON.fromJson(Files.readString(file), BisectionRequest.class);
    }
}

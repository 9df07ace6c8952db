package org.openjdk.jmh.mutate.model;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Stores mutants: {@code mutants.json} lists them, and {@code classes/ID} has the class files in which a mutant differs
 * from the original.
 */
public final class WorkFolder {

    /** Version of the format of {@code mutants.json}. */
    public static final int FORMAT = 1;

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Path root;

    public WorkFolder(Path root) {
        this.root = root;
    }

    public Path root() {
        return root;
    }

    public Path index() {
        return root.resolve("mutants.json");
    }

    /**
     * Returns the folder with the class files of a mutant, for the front of a class path. It exists only if the mutant
     * compiled to different bytecode.
     */
    public Path classes(Mutant mutant) {
        return root.resolve("classes").resolve(mutant.id());
    }

    /**
     * Returns the folder with the class files of unchanged sources, written by the same compiler as those of mutants.
     * On the class path of both sides, after the mutant's classes, it makes the mutation the only difference.
     */
    public Path originals() {
        return root.resolve("originals");
    }

    public void clear() throws IOException {
        Files.deleteIfExists(index());
        remove(root.resolve("classes"));
        remove(originals());
    }

    /** Removes a folder with its content, if it exists. Stale class files would be measured. */
    public static void remove(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Replaces the list of mutants atomically: readers see the earlier list or this one. */
    public void write(List<CheckedMutant> mutants) throws IOException {
        Files.createDirectories(root);
        Path partial = root.resolve("mutants.json.partial");
        Files.writeString(partial, GSON.toJson(new Index(FORMAT, mutants)) + "\n", StandardCharsets.UTF_8);
        Files.move(partial, index(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads the mutants in their order.
     *
     * @throws MutateException if there are none, or the file has another format
     */
    public List<CheckedMutant> read() throws IOException, MutateException {
        if (!Files.isRegularFile(index())) {
            throw new MutateException(
                    root + " has no mutants.json: name the folder of the mutants, or make them again.");
        }
        try (Reader text = Files.newBufferedReader(index(), StandardCharsets.UTF_8)) {
            @Nullable
            Index kept = GSON.fromJson(text, Index.class);
            if (kept == null || kept.format != FORMAT) {
                throw new MutateException(index() + " was written by another version, in format "
                        + (kept == null ? "(none)" : kept.format) + " instead of " + FORMAT + ": make them again.");
            }
            for (CheckedMutant each : kept.mutants) {
                checkName(each.mutant().id());
                for (String name : each.classes()) {
                    checkName(name);
                }
            }
            return List.copyOf(kept.mutants);
        } catch (JsonParseException e) {
            throw new MutateException(index() + " is damaged (" + e.getMessage() + "): make the mutants again.", e);
        }
    }

    /** Rejects names that lead outside of the folder, since ids and classes become names of files. */
    private void checkName(String name) throws MutateException {
        if (name.contains("/") || name.contains("\\") || name.startsWith(".") || name.contains("..")) {
            throw new MutateException(index() + " is damaged (" + name
                    + " is not the name of a mutant or a class): make the mutants again.");
        }
    }

    private record Index(int format, List<CheckedMutant> mutants) {
    }
}

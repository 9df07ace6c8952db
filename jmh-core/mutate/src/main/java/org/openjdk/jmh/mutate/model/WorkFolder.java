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
 * Keeps mutants: {@code mutants.json} tells of all of them, {@code classes/ID} is a folder for a class path with the class
 * files in which a mutant differs from the original, and nothing else.
 */
public final class WorkFolder {

    /** The notation of {@code mutants.json} that this class writes and reads. */
    public static final int FORMAT = 1;

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Path root;

    /**
     * A folder that need not exist yet.
     *
     * @param root the folder
     */
    public WorkFolder(Path root) {
        this.root = root;
    }

    /** {@return the folder itself} */
    public Path root() {
        return root;
    }

    /** {@return the file that tells of all mutants} */
    public Path index() {
        return root.resolve("mutants.json");
    }

    /**
     * Where the class files of a mutant are, to be put in front of a class path.
     *
     * @param mutant one of this folder
     * @return a folder, which exists only if the mutant compiled to other bytecode
     */
    public Path classes(Mutant mutant) {
        return root.resolve("classes").resolve(mutant.id());
    }

    /**
     * Where the class files of the unchanged sources are, made by the same compiler as those of the mutants. Put in front of
     * the class path of both sides, behind those of the mutant, they leave the mutation as the only difference.
     *
     * @return a folder with the classes of all files that have mutants
     */
    public Path originals() {
        return root.resolve("originals");
    }

    /**
     * Deletes what was kept before, so that nothing of it is taken for the mutants that follow.
     *
     * @throws IOException if a file cannot be deleted
     */
    public void clear() throws IOException {
        Files.deleteIfExists(index());
        for (Path old : List.of(root.resolve("classes"), originals())) {
            if (Files.isDirectory(old)) {
                try (Stream<Path> files = Files.walk(old)) {
                    for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                        Files.delete(file);
                    }
                }
            }
        }
    }

    /**
     * Keeps the mutants in place of those that were kept before, at once: a reader sees the earlier ones or these.
     *
     * @param mutants all of them, in the order in which they are to be read
     * @throws IOException if the file cannot be written
     */
    public void write(List<CheckedMutant> mutants) throws IOException {
        Files.createDirectories(root);
        Path partial = root.resolve("mutants.json.partial");
        Files.writeString(partial, GSON.toJson(new Index(FORMAT, mutants)) + "\n", StandardCharsets.UTF_8);
        Files.move(partial, index(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads what was kept.
     *
     * @return the mutants in their order
     * @throws MutateException if there are none, or the file is not one that this version writes
     * @throws IOException if the file cannot be read
     */
    public List<CheckedMutant> read() throws IOException, MutateException {
        if (!Files.isRegularFile(index())) {
            throw new MutateException(
                    root + " keeps no mutants: there is no mutants.json. Name the folder that mutants were "
                            + "written to, or have them made anew.");
        }
        try (Reader text = Files.newBufferedReader(index(), StandardCharsets.UTF_8)) {
            @Nullable
            Index kept = GSON.fromJson(text, Index.class);
            if (kept == null || kept.format != FORMAT) {
                throw new MutateException(index() + " was written by another version, which keeps mutants in format "
                        + (kept == null ? "(none)" : kept.format) + " instead of " + FORMAT + ". Have them made anew.");
            }
            for (CheckedMutant each : kept.mutants) {
                checkName(each.mutant().id());
                for (String name : each.classes()) {
                    checkName(name);
                }
            }
            return List.copyOf(kept.mutants);
        } catch (JsonParseException e) {
            throw new MutateException(index() + " is damaged (" + e.getMessage() + "). Have the mutants made anew.", e);
        }
    }

    /** Ids and classes are names of files, of which none is to be elsewhere. */
    private void checkName(String name) throws MutateException {
        if (name.contains("/") || name.contains("\\") || name.startsWith(".") || name.contains("..")) {
            throw new MutateException(
                    index() + " is damaged (" + name + " is no name of a mutant or a class). Have the "
                            + "mutants made anew.");
        }
    }

    private record Index(int format, List<CheckedMutant> mutants) {
    }
}

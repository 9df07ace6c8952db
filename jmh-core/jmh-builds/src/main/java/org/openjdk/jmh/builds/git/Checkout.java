package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the files of a commit and its submodules. Temporary repositories borrow objects from the user's.
 *
 * @param format of hashes
 */
record Checkout(Cleanup cleanup, String format) {

    /** Settings by which the user's repository fetches missing objects and converts content to files. */
    private static final String COPIED =
            "^(remote\\..*\\.(url|promisor|partialclonefilter)|extensions\\.partialclone|http\\..*|credential\\..*|url\\..*"
                    + "|filter\\..*|lfs\\..*|core\\.(sshcommand|autocrlf|eol|symlinks|attributesfile))$";
    private static final String SUBMODULE = "160000 ";

    /** Writes the files of a commit to an empty folder, or throws RefusedException if one cannot be written. */
    void of(String hash, ObjectStores objects, Path target) throws BuildException, IOException {
        borrow(objects, target);
        fill(hash, objects, target);
    }

    private void borrow(ObjectStores objects, Path target) throws BuildException, IOException {
        gitOrFail(target, "init", "--quiet", "--template=", "--object-format=" + format);
        Path metadata = target.resolve(".git");
        Files.createDirectories(metadata.resolve("info"));
        StringBuilder alternates = new StringBuilder();
        StringBuilder settings = new StringBuilder();
        for (Path store : objects.stores()) {
            String path = store.resolve("objects").toString();
            alternates.append(path.contains("\n") ? quoted(path) : path).append('\n');
            settings.append(settings(store));
            copy(store, "shallow", metadata);
            copy(store, "info/attributes", metadata);
        }
        Files.writeString(Files.createDirectories(metadata.resolve("objects/info")).resolve("alternates"), alternates);
        Files.writeString(metadata.resolve("config"), settings, StandardOpenOption.APPEND);
    }

    private static void copy(Path store, String name, Path target) throws IOException {
        if (Files.exists(store.resolve(name)) && !Files.exists(target.resolve(name))) {
            Files.copy(store.resolve(name), target.resolve(name));
        }
    }

    /** Returns the settings as a file of git: other users could read passwords in arguments. */
    private String settings(Path store) throws BuildException {
        StringBuilder all = new StringBuilder();
        for (String setting : GitCommand.git(store, cleanup, List.of("config", "-f", store.resolve("config").toString(),
                "--includes", "-z", "--get-regexp", COPIED)).texts()) {
            String[] pair = setting.split("\n", 2);
            int section = pair[0].indexOf('.');
            int name = pair[0].lastIndexOf('.');
            all.append('[').append(pair[0], 0, section)
                    .append(section < name ? " " + quoted(pair[0].substring(section + 1, name)) : "").append("]\n\t")
                    .append(pair[0].substring(name + 1)).append(" = ")
                    .append(quoted(pair.length > 1 ? pair[1] : "true"))
                    .append('\n');
        }
        return all.toString();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    /** Uses read-tree, which unlike checkout fails if a file cannot be written. */
    private void fill(String hash, ObjectStores objects, Path target) throws BuildException, IOException {
        GitCommand.Outcome written = GitCommand.git(target, cleanup,
                List.of("-c", "core.sparseCheckout=false", "read-tree", "--reset", "-u", hash));
        GitCommand.Outcome missing = GitCommand.git(target, cleanup, List.of("ls-files", "-z", "--deleted"));
        if (!written.isGood() || !missing.isGood() || !missing.output().isEmpty()) {
            throw incomplete(hash, target, written, missing.texts());
        }
        gitOrFail(target, "update-ref", "--no-deref", "HEAD", hash);
        Map<String, String> names = null;
        for (String entry : gitOrFail(target, "ls-files", "-z", "--stage").texts()) {
            if (entry.startsWith(SUBMODULE)) {
                names = names == null ? submodules(hash, target) : names;
                String path = entry.substring(entry.indexOf('\t') + 1);
                submodule(entry.split(" ")[1], objects, target, path, Optional.ofNullable(names.get(path)));
            }
        }
    }

    private RefusedException incomplete(String hash, Path target, GitCommand.Outcome written, List<String> missing)
            throws BuildException {
        boolean isPartial = GitCommand.git(target, cleanup, List.of("config", "--get-regexp",
                "^(remote\\..*\\.promisor|extensions\\.partialclone)$")).isGood();
        return new RefusedException(Printable.text("git cannot write all files of " + hash + ": "
                + (written.isGood() && !missing.isEmpty() ? "missing is " + missing.get(0)
                        : written.complaint())
                + (isPartial
                        ? ". This clone is partial and the rest cannot be fetched: complete it with git fetch --refetch "
                                + "--no-filter"
                        : "")));
    }

    private Map<String, String> submodules(String hash, Path target) throws BuildException {
        Map<String, String> names = new HashMap<>();
        for (String setting : GitCommand.git(target, cleanup, List.of("config", "--blob", hash + ":.gitmodules", "-z",
                "--get-regexp", "^submodule\\..*\\.path$")).texts()) {
            String[] pair = setting.split("\n", 2);
            if (pair.length > 1) {
                names.put(pair[1], pair[0].substring("submodule.".length(), pair[0].length() - ".path".length()));
            }
        }
        return names;
    }

    /**
     * Checks out a submodule from the user's stores, without network if possible. Like a clone, skips submodules that
     * {@code .gitmodules} does not name or excludes.
     */
    private void submodule(String hash, ObjectStores objects, Path target, String path, Optional<String> name)
            throws BuildException, IOException {
        Path folder = target.resolve(path);
        ObjectStores own = objects.submodule(path, name, cleanup);
        if (own.have(hash, cleanup)) {
            borrow(own, folder);
        } else if (name.isPresent()) {
            gitOrFail(target, "submodule", "--quiet", "update", "--init", "--", path);
        }
        if (Files.exists(folder.resolve(".git"))) {
            fill(hash, own, folder);
        }
    }

    private GitCommand.Outcome gitOrFail(Path folder, String... arguments) throws BuildException {
        return GitCommand.gitOrFail(folder, cleanup, arguments);
    }
}

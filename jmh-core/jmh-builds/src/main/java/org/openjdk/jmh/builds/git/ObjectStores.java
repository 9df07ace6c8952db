package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Represents the object stores of the user's repository, or of a submodule.
 *
 * @param tree   working tree, which contains those of submodules; empty for a submodule that has moved since
 * @param stores folders of git; some may not exist
 */
record ObjectStores(Optional<Path> tree, List<Path> stores) {

    /** Returns the stores of a repository, including the folder that worktrees share. */
    static ObjectStores of(Path root, Cleanup cleanup) throws BuildException {
        return new ObjectStores(Optional.of(root),
                List.of(root.resolve(GitCommand.gitOrFail(root, cleanup, "rev-parse", "--git-common-dir").output())));
    }

    /**
     * Returns the stores of a submodule.
     *
     * @param path of the submodule in the commit
     * @param name in {@code .gitmodules} of the commit; empty if it has none
     */
    ObjectStores submodule(String path, Optional<String> name, Cleanup cleanup) throws BuildException {
        List<Path> all = new ArrayList<>();
        Optional<Path> inner = tree.map(root -> root.resolve(path)).filter(root -> Files.exists(root.resolve(".git")));
        if (inner.isPresent()) {
            GitCommand.Outcome found = GitCommand.git(inner.get(), cleanup, List.of("rev-parse", "--git-common-dir"));
            if (found.isGood()) {
                all.add(inner.get().resolve(found.output()));
            }
        }
        name.ifPresent(one -> stores.stream().flatMap(store -> module(store, one)).forEach(all::add));
        return new ObjectStores(inner, all);
    }

    /** Ignores names that lead outside of the store. */
    private static Stream<Path> module(Path store, String name) {
        Path modules = store.resolve("modules").normalize();
        Path module = modules.resolve(name).normalize();
        return module.startsWith(modules) ? Stream.of(module) : Stream.of();
    }

    @Override
    public List<Path> stores() {
        return stores.stream().filter(store -> Files.isDirectory(store.resolve("objects"))).toList();
    }

    boolean have(String hash, Cleanup cleanup) throws BuildException {
        for (Path store : stores()) {
            if (GitCommand.git(store, cleanup, List.of("--git-dir=" + store, "cat-file", "-e", hash + "^{commit}"))
                    .isGood()) {
                return true;
            }
        }
        return false;
    }
}

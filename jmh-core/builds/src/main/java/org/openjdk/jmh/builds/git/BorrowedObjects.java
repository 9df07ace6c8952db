package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the user has objects of a repository, or of a submodule of it.
 *
 * @param tree   the working tree, which has working trees of submodules; empty for a submodule that has moved since
 * @param stores folders of git; those that do not exist are none
 */
record BorrowedObjects(Optional<Path> tree, List<Path> stores) {

    /** Those of a repository, with the folder that worktrees share. */
    static BorrowedObjects of(Path root, Cleanup cleanup) throws BuildException {
        return new BorrowedObjects(Optional.of(root),
                List.of(root.resolve(Command.good(root, cleanup, "rev-parse", "--git-common-dir").output())));
    }

    /**
     * Those of a submodule.
     *
     * @param path of it in the commit
     * @param name in {@code .gitmodules} of the commit; empty where it has none
     */
    BorrowedObjects submodule(String path, Optional<String> name, Cleanup cleanup) throws BuildException {
        List<Path> all = new ArrayList<>();
        Optional<Path> inner = tree.map(root -> root.resolve(path)).filter(root -> Files.exists(root.resolve(".git")));
        if (inner.isPresent()) {
            Command.Outcome found = Command.git(inner.get(), cleanup, List.of("rev-parse", "--git-common-dir"));
            if (found.isGood()) {
                all.add(inner.get().resolve(found.output()));
            }
        }
        name.ifPresent(one -> stores.stream().flatMap(store -> module(store, one)).forEach(all::add));
        return new BorrowedObjects(inner, all);
    }

    /** A name that leads elsewhere is none of git's. */
    private static Stream<Path> module(Path store, String name) {
        Path modules = store.resolve("modules").normalize();
        Path module = modules.resolve(name).normalize();
        return module.startsWith(modules) ? Stream.of(module) : Stream.of();
    }

    /** Those stores that are there. */
    @Override
    public List<Path> stores() {
        return stores.stream().filter(store -> Files.isDirectory(store.resolve("objects"))).toList();
    }

    /** Whether one of them has a commit. */
    boolean have(String hash, Cleanup cleanup) throws BuildException {
        for (Path store : stores()) {
            if (Command.git(store, cleanup, List.of("--git-dir=" + store, "cat-file", "-e", hash + "^{commit}"))
                    .isGood()) {
                return true;
            }
        }
        return false;
    }
}

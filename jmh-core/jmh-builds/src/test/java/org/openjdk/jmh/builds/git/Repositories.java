package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.Cleanup;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** Real repositories in a folder. */
record Repositories(Path folder, Cleanup cleanup) {

    /** Creates a repository. */
    Path repository(String name, String... options) throws Exception {
        Path repository = Files.createDirectories(folder.resolve(name));
        List<String> command = new ArrayList<>(List.of("init", "-q", "-b", "main"));
        command.addAll(List.of(options));
        git(repository, command.toArray(new String[0]));
        git(repository, "config", "user.name", "A. Uthor");
        git(repository, "config", "user.email", "a@example.org");
        return repository;
    }

    /** Commits a file with a message. */
    String commit(Path repository, String file, String message) throws Exception {
        return commit(repository, file, message, StandardCharsets.UTF_8);
    }

    String commit(Path repository, String file, String message, Charset charset) throws Exception {
        Files.createDirectories(repository.resolve(file).getParent());
        Files.writeString(repository.resolve(file), message);
        return commitAll(repository, message, charset);
    }

    /** Commits all changes. */
    String commitAll(Path repository, String message, Charset charset) throws Exception {
        Path file = Files.write(folder.resolve("message"), message.getBytes(charset));
        git(repository, "add", "-A");
        git(repository, "commit", "-q", "--allow-empty", "--allow-empty-message", "--cleanup=verbatim", "-F",
                file.toString());
        return git(repository, "rev-parse", "HEAD");
    }

    String git(Path where, String... arguments) throws Exception {
        GitCommand.Outcome outcome = GitCommand.git(where, cleanup, List.of(arguments));
        assertTrue(outcome.isGood(), outcome::problem);
        return outcome.output();
    }

    /** Returns the name that a user would type. */
    GitRepository opened(Path repository) throws Exception {
        return GitRepository.around(repository, cleanup).orElseThrow();
    }

    /** Checks a commit out to a new folder. */
    Path checkedOut(Path repository, String revision) throws Exception {
        Path target = Files.createTempDirectory(folder, "checkout");
        opened(repository).checkOut(opened(repository).commit(revision).orElseThrow(), target);
        return target;
    }
}

package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.eclipse.aether.SessionData;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one goal has done so far in the modules that are built together. */
final class Reactor {

    private final int modules;
    private final Map<String, Path> results = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<String> withoutBenchmarks = new ArrayList<>();
    private int ended;

    private Reactor(int modules) {
        this.modules = modules;
    }

    /** That of a goal in a session, which is made where there is none. */
    static Reactor of(MavenSession session, String execution) {
        SessionData data = session.getRepositorySession().getData();
        String key = Reactor.class.getName() + " " + execution;
        synchronized (data) {
            Reactor reactor = (Reactor) data.get(key);
            if (reactor == null) {
                reactor = new Reactor(session.getProjects().size());
                data.set(key, reactor);
            }
            return reactor;
        }
    }

    boolean hasSeveralModules() {
        return modules > 1;
    }

    /** Notes where the results of a module are. */
    synchronized void measured(String module, Path file) {
        results.put(module, file);
    }

    /** The results of modules, in the order in which they were measured. */
    synchronized Map<String, Path> results() {
        return new LinkedHashMap<>(results);
    }

    /** Notes what is wrong with a module, which is said when all others have had their turn. */
    synchronized void failed(String sentence) {
        failures.add(sentence);
    }

    /** Notes why a module has nothing to run. */
    synchronized void passedOver(String sentence) {
        withoutBenchmarks.add(sentence);
    }

    /**
     * Ends the turn of a module.
     *
     * @return whether it was the last one
     */
    synchronized boolean end() {
        ended++;
        return isOver();
    }

    /** Whether all modules have had their turn. */
    synchronized boolean isOver() {
        return ended == modules;
    }

    /**
     * Says what was wrong with any module.
     *
     * @throws RefusedException if anything was, or no module had benchmarks
     */
    synchronized void check() throws RefusedException {
        if (!failures.isEmpty()) {
            throw new RefusedException(String.join("; ", failures));
        }
        if (withoutBenchmarks.size() == modules) {
            throw new RefusedException("No benchmarks in " + String.join("; in ", withoutBenchmarks));
        }
    }
}

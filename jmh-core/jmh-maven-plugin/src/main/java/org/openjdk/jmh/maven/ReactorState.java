package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.eclipse.aether.SessionData;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tracks one goal over all modules of a build. */
final class ReactorState {

    private final int modules;
    private final Map<String, Path> results = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<String> withoutBenchmarks = new ArrayList<>();
    private int ended;

    private ReactorState(int modules) {
        this.modules = modules;
    }

    /** Returns the state of a goal in a session, and creates it on first use. */
    static ReactorState of(MavenSession session, String execution) {
        SessionData data = session.getRepositorySession().getData();
        String key = ReactorState.class.getName() + " " + execution;
        synchronized (data) {
            ReactorState reactor = (ReactorState) data.get(key);
            if (reactor == null) {
                reactor = new ReactorState(session.getProjects().size());
                data.set(key, reactor);
            }
            return reactor;
        }
    }

    boolean hasSeveralModules() {
        return modules > 1;
    }

    synchronized void measured(String module, Path file) {
        results.put(module, file);
    }

    /** Returns the results by module, in the order of measurement. */
    synchronized Map<String, Path> results() {
        return new LinkedHashMap<>(results);
    }

    /** Records a failure of a module, which is reported after all modules. */
    synchronized void failed(String sentence) {
        failures.add(sentence);
    }

    /** Records why a module has nothing to run. */
    synchronized void skipped(String sentence) {
        withoutBenchmarks.add(sentence);
    }

    /** Ends the goal in a module, and returns whether it was the last one. */
    synchronized boolean end() {
        ended++;
        return isOver();
    }

    synchronized boolean isOver() {
        return ended == modules;
    }

    /** Throws RefusedException, with the reasons, if a module has failed or none has what the goal needs. */
    synchronized void check(String needed) throws RefusedException {
        if (!failures.isEmpty()) {
            throw new RefusedException(String.join("; ", failures));
        }
        if (withoutBenchmarks.size() == modules) {
            throw new RefusedException("No " + needed + " in " + String.join("; in ", withoutBenchmarks));
        }
    }
}

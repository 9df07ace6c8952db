package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BuildFacts;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.RevisionBuild;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.util.Map;

/** Implements the build that a request describes. Its process has no other artifacts. */
record RequestedBuild(BisectionRequest order, Cleanup cleanup) implements HostingBuild, Resolver {

    @Override
    public BuildTool tool() {
        return GradleTool.TOOL;
    }

    @Override
    public BuildFacts facts() {
        return order.facts();
    }

    @Override
    public RevisionBuild revisions() {
        return order.revisions();
    }

    @Override
    public Resolver resolver() {
        return this;
    }

    @Override
    public ModuleClassPath artifact(String name, String version) {
        return order.processors();
    }

    @Override
    public ModuleClassPath tool(String name, String version) throws UnresolvedException {
        throw unknown(name + ":" + version);
    }

    @Override
    public ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException {
        throw unknown(versions.toString());
    }

    private static UnresolvedException unknown(String wanted) {
        return new UnresolvedException("a bisection does not support " + wanted, new IllegalStateException());
    }

    @Override
    public void say(String line) {
        System.out.println(Printable.text(line));
    }

    @Override
    public void debug(String line) {
        // Gradle's log is in another process.
    }
}

package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.CommandLineTool;
import org.openjdk.jmh.builds.CommitBisection;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.gradle.plain.BisectionMain;
import org.openjdk.jmh.gradle.plain.BisectionRequest;
import org.openjdk.jmh.util.Utils;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds the commit between a good and a bad one that made a benchmark slower or faster. */
@UntrackedTask(because = "each run measures anew")
public abstract class BisectTask extends JmhTask {

    static final String PROGRAM = "jmh-gradle-plugin";

    private static final String STANDARD_CONFIDENCE = "0.95";

    /** {@return the git revision before the change: {@code -Pgood=v1.8}} */
    @Internal
    public abstract Property<String> getGood();

    /** {@return the git revision with the change: {@code -Pbad=}, by default {@code HEAD}} */
    @Internal
    public abstract Property<String> getBad();

    /** {@return the benchmark, by a part of its name: {@code -Pbenchmark=parse}} */
    @Internal
    public abstract Property<String> getBenchmark();

    /** {@return the required probability of the answer, from 0.5 to below 1: {@code -Pconfidence=0.9}} */
    @Internal
    public abstract Property<String> getConfidence();

    /** {@return whether to find all commits with a change instead of one: {@code -Pall=true}} */
    @Internal
    public abstract Property<String> getAll();

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        Path results = host.results();
        return Attempt.to("write to " + results, () -> {
            Path order = results.resolve("bisection-order.json");
            Path sentence = results.resolve("bisection-failure.txt");
            Files.deleteIfExists(sentence);
            new BisectionRequest(host.facts(), host.processors(), host.revisions(), wanted()).write(order);
            // The VM of the build also builds revisions.
            int code = new CommandLineTool(JmhPlugin.artifact(PROGRAM), BisectionMain.class.getName(), "bisects").run(
                    host, Utils.getCurrentJvm(), PluginVersion.get(), List.of(order.toString(), sentence.toString()));
            return ended(code, Files.exists(sentence) ? Files.readString(sentence)
                    : host.facts().module().name() + ": the bisection ended with exit code " + code + ", see above");
        });
    }

    private static TaskResult ended(int code, String sentence) throws BuildException {
        return switch (code) {
            case 0 -> TaskResult.success();
            case BisectionMain.REFUSED -> throw new RefusedException(sentence);
            case BisectionMain.BROKEN -> throw new BuildException(sentence);
            default -> TaskResult.failed(sentence);
        };
    }

    private CommitBisection.Wanted wanted() throws RefusedException {
        return new CommitBisection.Wanted(getGood().getOrNull(), getBad().getOrElse("HEAD"), getBenchmark().getOrNull(),
                confidence(), false, List.of(), getConfigured().get(), words());
    }

    private String words() {
        String typed = getJmh().getOrElse("");
        return Boolean.parseBoolean(getAll().getOrElse("false")) ? "-bisectAll " + typed : typed;
    }

    private double confidence() throws RefusedException {
        String typed = getConfidence().getOrElse(STANDARD_CONFIDENCE);
        try {
            return Double.parseDouble(typed);
        } catch (NumberFormatException e) {
            throw new RefusedException("-Pconfidence=" + typed + " is not a number from 0.5 to below 1");
        }
    }
}

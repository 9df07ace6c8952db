package org.openjdk.jmh.javadoc;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import jdk.javadoc.doclet.DocletEnvironment;
import jdk.javadoc.doclet.Reporter;
import jdk.javadoc.doclet.StandardDoclet;

/**
 * Extends the standard doclet by the tag {@code {@performance}}, and adds results to measured methods whose comments do
 * not use it.
 */
public final class PerformanceDoclet extends StandardDoclet {

    private final StandardOptions standard = new StandardOptions();
    private Reporter reporter;

    public PerformanceDoclet() {
    }

    @Override
    public void init(Locale locale, Reporter given) {
        reporter = given;
        super.init(locale, given);
    }

    @Override
    public String getName() {
        return "Performance";
    }

    @Override
    public Set<? extends Option> getSupportedOptions() {
        Set<Option> options = new LinkedHashSet<>(standard.watched(super.getSupportedOptions()));
        options.add(TextOption.of("--performance-results", "<files>",
                "Show the results of methods in these JSON files of JMH, separated by commas or as a path",
                files -> System.setProperty(ShownResults.RESULTS, files.replace(",", File.pathSeparator))));
        options.add(TextOption.of("--performance-command", "<command>",
                "Command that runs benchmarks, instead of java -jar benchmarks.jar",
                command -> System.setProperty(ShownResults.COMMAND, command)));
        return options;
    }

    @Override
    public boolean run(DocletEnvironment environment) {
        ShownResults measurements;
        try {
            measurements = ShownResults.named();
        } catch (IOException e) {
            reporter.print(Diagnostic.Kind.ERROR, e.getMessage());
            return false;
        }
        standard.addTaglet(PerformanceTaglet.class, path());
        return super.run(environment)
                && new MeasuredPages(environment, measurements, standard.destination(), reporter).complete();
    }

    /** Returns the class path of this class, since javadoc loads taglets separately. */
    private static String path() {
        return PerformanceDoclet.class.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString())
                        .collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }
}

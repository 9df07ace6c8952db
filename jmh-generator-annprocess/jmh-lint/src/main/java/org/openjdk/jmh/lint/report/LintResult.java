package org.openjdk.jmh.lint.report;

import java.util.List;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;

/**
 * Result of a run of the tool.
 *
 * @param version  version of the tool
 * @param rules    applied rules
 * @param findings findings in the order of the inputs
 * @param problems inputs that could not be read, one line each
 * @param classes  number of top-level classes with benchmarks
 */
public record LintResult(String version, List<Rule> rules, List<Finding> findings, List<String> problems, int classes) {
}

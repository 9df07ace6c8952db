package org.openjdk.jmh.lint.report;

import java.util.List;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;

/**
 * All that a run of the tool found.
 *
 * @param version  of the tool
 * @param rules    that were applied
 * @param findings in order of the inputs
 * @param problems what could not be read, one line each
 * @param classes  how many top-level classes hold benchmarks
 */
public record Result(String version, List<Rule> rules, List<Finding> findings, List<String> problems, int classes) {
}

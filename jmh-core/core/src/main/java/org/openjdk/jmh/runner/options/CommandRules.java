package org.openjdk.jmh.runner.options;

import java.util.Collection;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.HistoryReport;

/** Which options a command line cannot have together: those that the main program knows, and programs do not. */
final class CommandRules {

    private CommandRules() {
    }

    /** Refuses what makes no sense together. */
    static void check(CommandLineReconfiguration options) throws CommandLineOptionException {
        boolean loads = !options.getLoadedResults().isEmpty();
        boolean compares = !options.getBaselines().isEmpty();
        boolean sides = OptionRules.runsABaseline(options);
        checkReports(options.getComparisonReports(), loads && !compares);
        if (sides && loads) {
            throw new CommandLineOptionException("-vsJvm, -vsJvmArgs and -vsp are for runs, and with -load nothing "
                    + "runs");
        }
        if (!sides && !compares) {
            checkUncompared(options);
        }
        checkConditions(options, sides || compares);
    }

    /** The library of results is looked for where a report is asked for, and nowhere else. */
    private static void checkReports(Collection<String> files, boolean history) throws CommandLineOptionException {
        for (String file : files) {
            try {
                if (history) {
                    HistoryReport.of(file);
                } else {
                    ComparisonReport.of(file);
                }
            } catch (IllegalArgumentException e) {
                throw new CommandLineOptionException("-vsf " + file + ": " + e.getMessage());
            }
        }
    }

    /** What would compare files may write the history of files that are loaded. */
    private static void checkUncompared(CommandLineReconfiguration options) throws CommandLineOptionException {
        for (Setting<?> setting : OptionRules.given(options, SettingTrait.ONLY_OF_COMPARISONS)) {
            if (setting != Settings.COMPARISON_REPORTS || !options.shouldOnlyLoad()) {
                throw new CommandLineOptionException(OptionRules.isForComparisons(setting.toString()));
            }
        }
    }

    private static void checkConditions(CommandLineReconfiguration options, boolean compares)
            throws CommandLineOptionException {
        for (ExitCondition condition : options.getExitConditions()) {
            if (condition.isOfComparisons() && !compares) {
                throw new CommandLineOptionException(OptionRules.isForComparisons("-ec " + condition));
            }
            if (condition.isOfRuns() && options.shouldOnlyLoad()) {
                throw new CommandLineOptionException("-ec " + condition + " is for runs, and with -load nothing runs");
            }
        }
    }
}

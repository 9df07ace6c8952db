package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.ExplainedException;

/**
 * Thrown for options that exclude each other, or that do not apply to the kind of run. The message says what to type.
 */
public final class OptionRuleException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    OptionRuleException(String message) {
        super(message);
    }
}

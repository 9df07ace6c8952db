package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.ExplainedException;

/** Options that do not go together, or not with the kind of run that they are for. */
public final class OptionRuleException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    OptionRuleException(String message) {
        super(message);
    }
}

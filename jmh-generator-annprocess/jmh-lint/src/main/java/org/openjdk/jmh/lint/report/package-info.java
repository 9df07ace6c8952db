/** Output formats of the stand-alone tool, one class each. */
package org.openjdk.jmh.lint.report;

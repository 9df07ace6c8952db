/** Output formats of the stand-alone tool. */
package org.openjdk.jmh.lint.report;

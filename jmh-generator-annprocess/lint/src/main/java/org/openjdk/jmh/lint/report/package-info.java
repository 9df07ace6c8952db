/** How the stand-alone tool shows findings, one format to a file. */
package org.openjdk.jmh.lint.report;

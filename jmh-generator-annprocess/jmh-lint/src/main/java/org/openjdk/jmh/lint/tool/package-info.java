/** Command line of the stand-alone tool. */
package org.openjdk.jmh.lint.tool;

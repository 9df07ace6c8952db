/** The command line. */
package org.openjdk.jmh.production.command;

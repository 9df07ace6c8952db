/** Formats reports for people and programs. */
package org.openjdk.jmh.production.reports;
